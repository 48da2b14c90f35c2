import { randomUUID } from 'node:crypto';
import { MemoryRateLimits, type RateLimits, RedisRateLimits } from '@vybac/platform';
import { describeWith, type RunningRedis, startRedis } from '@vybac/testing';
import { cuttable } from '../support/cuttable';
import { eventually } from '../support/eventually';

const hourly = { max: 5, windowMinutes: 60 };
const run = randomUUID();
/** A Redis that came from the environment may remember an earlier run. */
const by = (name: string) => `${name} ${run}`;

function behavesAsRateLimits(open: () => Promise<RateLimits>): void {
  let limits: RateLimits;
  beforeAll(async () => void (limits = await open()));
  afterAll(() => limits.close());

  const consume = (times: number, action: string, key: string, allowance = hourly) =>
    Promise.all(Array.from({ length: times }, () => limits.consume(action, by(key), allowance)));
  const allowed = (verdicts: { allowed: boolean }[]) => verdicts.filter((verdict) => verdict.allowed).length;

  it('allows exactly the maximum, however many come at once', async () => {
    expect(allowed(await consume(50, 'guest_creation', 'device-1'))).toBe(5);
  });

  it('allows exactly the maximum of a generous allowance too, used up bit by bit', async () => {
    let count = 0;
    for (let round = 0; round < 12; round += 1)
      count += allowed(await consume(10, 'message', 'ana', { max: 100, windowMinutes: 60 }));
    expect(count).toBe(100);
  });

  it('says how long to wait', async () => {
    const verdicts = await consume(6, 'guest_login', 'Guest-1');
    expect(verdicts[0]).toEqual({ allowed: true, retryAfterSeconds: 0 });
    const { retryAfterSeconds } = verdicts[5]!;
    expect(Number.isInteger(retryAfterSeconds)).toBe(true);
    expect(retryAfterSeconds).toBeGreaterThan(3_590);
    expect(retryAfterSeconds).toBeLessThanOrEqual(3_600);
  });

  it('counts people, actions and allowances apart', async () => {
    await consume(5, 'report', 'ana');
    expect(allowed(await consume(1, 'report', 'ana'))).toBe(0);
    expect(allowed(await consume(1, 'report', 'bruno'))).toBe(1);
    expect(allowed(await consume(1, 'upload', 'ana'))).toBe(1);
    expect(allowed(await consume(1, 'report', 'ana', { max: 100, windowMinutes: 60 }))).toBe(1);
  });

  it('allows again when the window has passed, also after refusals', async () => {
    const brief = { max: 2, windowMinutes: 1 / 60 };
    expect(allowed(await consume(4, 'try', 'ana', brief))).toBe(2);
    await eventually(async () => expect(allowed(await consume(1, 'try', 'ana', brief))).toBe(1));
  });

  it('takes a key of any characters', async () => {
    expect(allowed(await consume(6, 'sign_in', '::ffff:127.0.0.1 🙂\n'))).toBe(5);
  });
}

describe('rate limits counted in memory', () => behavesAsRateLimits(async () => new MemoryRateLimits()));

describeWith(['redis'], 'rate limits counted in Redis', () => {
  let redis: RunningRedis;
  beforeAll(async () => void (redis = await startRedis()));
  afterAll(() => redis.stop());

  behavesAsRateLimits(() => RedisRateLimits.connect(redis.url));

  it('adds up what all processes count', async () => {
    const processes = await Promise.all(Array.from({ length: 3 }, () => RedisRateLimits.connect(redis.url)));
    const verdicts = await Promise.all(
      processes.flatMap((process) => Array.from({ length: 4 }, () => process.consume('offer', by('ana'), hourly))),
    );
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(5);
    await Promise.all(processes.map((process) => process.close()));
  });

  it('lets the process count alone while Redis is cut, with the same maximum, and never fails', async () => {
    const wire = await cuttable(redis.url);
    const limits = await RedisRateLimits.connect(wire.url);
    await limits.consume('message', by('ana'), hourly);
    await wire.cut();

    const start = Date.now();
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => limits.consume('message', by('ana'), hourly)));
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(5);
    expect(verdicts.at(-1)!.retryAfterSeconds).toBeGreaterThan(0);
    // Less than a command's time limit, which each of them would otherwise wait for.
    expect(Date.now() - start).toBeLessThan(900);

    await wire.mend();
    const elsewhere = await RedisRateLimits.connect(redis.url);
    const once = { max: 1, windowMinutes: 60 };
    let tries = 0;
    // Counted together again: what this process uses up, another process cannot use.
    await eventually(async () => {
      tries += 1;
      await limits.consume('probe', by(`${tries}`), once);
      expect((await elsewhere.consume('probe', by(`${tries}`), once)).allowed).toBe(false);
    });
    await elsewhere.close();
    await limits.close();
    await wire.close();
  });
});
