import { randomUUID } from 'node:crypto';
import { ListingsInTest } from '../../../test/listings-in-test';
import { VoiceAllowance, VoiceCredits } from './voice-credits';
import { VoiceCreditsStore } from './voice-credits.store';

let market: ListingsInTest;
beforeAll(async () => void (market = await ListingsInTest.start()));
afterAll(() => market.stop());

class Monthly extends VoiceAllowance {
  constructor(private readonly credits: number) {
    super();
  }

  monthly() {
    return Promise.resolve(this.credits);
  }
}

const works = () => Promise.resolve('words');
const fails = () => Promise.reject(new Error('The provider is gone'));
const creditsOf = (monthly: number) =>
  new VoiceCredits(new Monthly(monthly), market.get(VoiceCreditsStore), market.clock);

describe('three voice credits a month', () => {
  it('are three, however many recordings come at once', async () => {
    const [credits, { actor }] = [creditsOf(3), await market.guest()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => credits.use(actor, randomUUID(), works)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(credits.use(actor, randomUUID(), works)).rejects.toMatchObject({ code: 'assist.premium_required' });
  });

  it('are not used by what fails', async () => {
    const [credits, { actor }] = [creditsOf(3), await market.guest()];
    for (let count = 0; count < 5; count += 1)
      await expect(credits.use(actor, randomUUID(), fails)).rejects.toThrow('The provider is gone');
    expect(await credits.use(actor, randomUUID(), works)).toBe('words');
  });

  it('pay for a recording once, however often it is tried', async () => {
    const [credits, { actor }] = [creditsOf(3), await market.guest()];
    const recording = randomUUID();
    for (let count = 0; count < 5; count += 1) await credits.use(actor, recording, works);
    await expect(credits.use(actor, recording, fails)).rejects.toThrow();
    await credits.use(actor, randomUUID(), works);
    await credits.use(actor, randomUUID(), works);
    await expect(credits.use(actor, randomUUID(), works)).rejects.toMatchObject({ code: 'assist.premium_required' });
  });
});

describe('an allowance of no credits', () => {
  it('refuses the same recording every time, and lets nothing be done for it', async () => {
    const [credits, { actor }] = [creditsOf(0), await market.guest()];
    const [recording, work] = [randomUUID(), jest.fn(works)];
    for (let count = 0; count < 3; count += 1)
      await expect(credits.use(actor, recording, work)).rejects.toMatchObject({ code: 'assist.premium_required' });
    expect(work).not.toHaveBeenCalled();
    const later = creditsOf(1);
    expect(await later.use(actor, recording, work)).toBe('words');
  });
});
