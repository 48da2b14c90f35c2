import { HeldLease } from './held-lease';
import type { Leases } from './leases';

const second = 1_000;

describe('a lease as its holder knows it', () => {
  let now = 0;
  let fence = 0;
  let asked: string[] = [];
  let lease: HeldLease;
  /** The database: the highest number holds it. */
  const leases = {
    acquire: async () => {
      asked.push('acquire');
      return (fence += 1);
    },
    renew: async (_name: string, held: number) => {
      asked.push('renew');
      return held === fence;
    },
    release: async () => void asked.push('release'),
  };

  beforeEach(() => {
    [now, fence, asked] = [0, 0, []];
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    lease = new HeldLease(leases as unknown as Leases, 'outbox-relay');
  });
  afterEach(() => void jest.restoreAllMocks());

  it('is not held before it is taken', async () => {
    expect(lease.isHeld).toBe(false);
    expect(await lease.isSure()).toBe(false);
    await lease.release();
    expect(asked).toEqual([]);
  });

  it('is sure within its term without a question', async () => {
    expect(await lease.hold()).toBe(true);
    now += 3 * second;
    expect(await lease.isSure()).toBe(true);
    expect(asked).toEqual(['acquire']);
  });

  it('lasts for as long as it is prolonged', async () => {
    await lease.hold();
    for (let n = 0; n < 10; n += 1) {
      now += 1.5 * second;
      expect(await lease.hold()).toBe(false);
    }
    now += 3 * second;
    expect(await lease.isSure()).toBe(true);
  });

  it('is asked for again after a sleep, and found to be another’s', async () => {
    await lease.hold();
    now += 6 * second;
    expect(await lease.isSure()).toBe(true); // nobody has come
    now += 6 * second;
    fence += 1; // somebody has
    expect(await lease.isSure()).toBe(false);
    expect(lease.isHeld).toBe(false);
  });

  it('is reckoned from when it was asked for, not from when the answer came', async () => {
    const { renew } = leases;
    await lease.hold();
    now += 3 * second;
    jest.spyOn(leases, 'renew').mockImplementation(async (...held) => {
      now += 3 * second; // a slow answer
      return renew(...held);
    });
    await lease.hold();
    now += 2 * second;
    fence += 1;
    expect(await lease.isSure()).toBe(false);
  });
});
