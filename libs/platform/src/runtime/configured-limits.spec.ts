import { routes } from '@vybac/contracts';
import { MemoryRateLimits } from '../limits';
import { ConfiguredLimits, rateLimit } from './configured-limits';
import { readPlatformConfig } from './platform.config';

const read = (text: string) => readPlatformConfig({ RATE_LIMITS: text }).RATE_LIMITS;

describe('how often things may be done', () => {
  it('is the operator’s to say, in minutes', () => {
    expect(read('message=2400/30, signup=20,guest_creation:address')).toEqual(
      new Map([
        ['message', { max: 2_400, windowMinutes: 30 }],
        ['signup', { max: 20, windowMinutes: 60 }],
        ['guest_creation:address', { max: 10, windowMinutes: 60 }],
      ]),
    );
    expect(read('').size).toBe(0);
  });

  it.each([
    'm=5',
    `${'m'.repeat(101)}=5`,
    'message=0',
    'message=10001',
    'message=1.5',
    'message=5/0',
    'message=5/1441',
  ])('is refused at start when it is out of bounds: %s', (text) => expect(() => read(text)).toThrow('RATE_LIMITS'));

  it('stands within the same bounds in every contract', () => {
    const limits = [...routes.values()].flatMap(({ limit }) => limit ?? []);
    expect(limits.length).toBeGreaterThan(10);
    for (const limit of limits) expect(rateLimit.parse(limit)).toMatchObject({ max: limit.max });
  });

  it('counts with the operator’s word, and else with the product’s', async () => {
    const limits = new ConfiguredLimits(new MemoryRateLimits(), read('message=1/1'));
    const ask = (action: string) => limits.consume(action, 'ana', { max: 2, windowMinutes: 1 });
    expect([await ask('message'), await ask('message')].map(({ allowed }) => allowed)).toEqual([true, false]);
    expect([await ask('offer'), await ask('offer')].map(({ allowed }) => allowed)).toEqual([true, true]);
    await limits.close();
  });
});
