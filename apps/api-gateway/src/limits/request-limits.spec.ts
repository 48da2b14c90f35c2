import type { IncomingMessage } from 'node:http';
import { Cache, MemoryCache, MemoryRateLimits } from '@vybac/platform';
import { ShiftedClock } from '@vybac/kit';
import { RequestLimits } from './request-limits';

const commands = 600;
const queries = 3_000;

const request = (method: string, key?: string) =>
  ({ method, headers: key === undefined ? {} : { 'idempotency-key': key } }) as unknown as IncomingMessage;

/** What `count` requests after another come to: how many were let through. */
async function admitted(
  limits: RequestLimits,
  caller: string,
  count: number,
  make: (index: number) => IncomingMessage,
) {
  let passed = 0;
  for (let index = 0; index < count; index += 1) {
    const outcome = await limits.consume(make(index), caller).then(
      () => true,
      () => false,
    );
    if (outcome) passed += 1;
  }
  return passed;
}

const fresh = (cache: Cache = new MemoryCache()) =>
  new RequestLimits(new MemoryRateLimits(), cache, new ShiftedClock());

describe('what one caller may ask in a minute', () => {
  it('is bounded, and says when to come again', async () => {
    const limits = fresh();
    expect(await admitted(limits, 'ana', commands + 5, () => request('POST'))).toBe(commands);
    const refusal = await limits.consume(request('POST'), 'ana').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'request.limited' });
    expect((refusal as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(0);
  });

  it('is more for looking than for doing, and counted apart', async () => {
    const limits = fresh();
    expect(await admitted(limits, 'ana', queries + 1, () => request('GET'))).toBe(queries);
    await expect(limits.consume(request('HEAD'), 'ana')).rejects.toMatchObject({ code: 'request.limited' });
    await expect(limits.consume(request('POST'), 'ana')).resolves.toBeUndefined();
  });

  it('is little for crawlers, and takes nothing from who looks at pages', async () => {
    const limits = fresh();
    for (let asked = 0; asked < 120; asked += 1) await limits.consume(request('GET'), 'bot', 'crawl');
    await expect(limits.consume(request('GET'), 'bot', 'crawl')).rejects.toMatchObject({ code: 'request.limited' });
    await expect(limits.consume(request('GET'), 'bot')).resolves.toBeUndefined();
  });

  it('is not counted further once it is refused, until it may be asked again', async () => {
    const [counts, clock] = [new MemoryRateLimits(), new ShiftedClock()];
    const limits = new RequestLimits(counts, new MemoryCache(), clock);
    await admitted(limits, 'ana', commands + 1, () => request('POST'));
    const consume = jest.spyOn(counts, 'consume');
    await admitted(limits, 'ana', 20, () => request('POST'));
    expect(consume).not.toHaveBeenCalled();
    clock.advance(61_000);
    await admitted(limits, 'ana', 1, () => request('POST'));
    expect(consume).toHaveBeenCalledTimes(1);
  });

  it('keeps who goes on after a refusal waiting for the next one, and nobody else', async () => {
    const limits = fresh();
    await admitted(limits, 'ana', commands + 1, () => request('POST'));
    const answered: string[] = [];
    const note = (who: string) => () => void answered.push(who);
    await Promise.all([
      limits.consume(request('POST'), 'ana').catch(note('ana')),
      admitted(limits, 'ben', 20, () => request('POST')).then(note('ben')),
    ]);
    expect(answered).toEqual(['ben', 'ana']);
  });

  it('takes nothing from anybody else', async () => {
    const limits = fresh();
    await admitted(limits, 'ana', commands + 1, () => request('POST'));
    await expect(limits.consume(request('POST'), 'ben')).resolves.toBeUndefined();
  });
});

describe('a command with an idempotency key', () => {
  it('is charged once, however often it is sent again', async () => {
    const limits = fresh();
    expect(await admitted(limits, 'ana', commands * 2, () => request('POST', 'the same'))).toBe(commands * 2);
    expect(await admitted(limits, 'ana', commands, () => request('POST'))).toBe(commands - 1);
  });

  it('goes on when the allowance is used up, as its effect was paid for', async () => {
    const limits = fresh();
    await limits.consume(request('POST', 'paid'), 'ana');
    await admitted(limits, 'ana', commands, () => request('POST'));
    await expect(limits.consume(request('POST', 'paid'), 'ana')).resolves.toBeUndefined();
    await expect(limits.consume(request('POST', 'new'), 'ana')).rejects.toMatchObject({ code: 'request.limited' });
  });

  it('is charged for each key, each person, and always when the key is empty', async () => {
    const limits = fresh();
    expect(await admitted(limits, 'ana', commands + 5, (index) => request('POST', `key ${index}`))).toBe(commands);
    await expect(limits.consume(request('POST', 'key 1'), 'ben')).resolves.toBeUndefined();
    expect(await admitted(limits, 'carl', commands + 5, () => request('POST', ''))).toBe(commands);
  });

  it('is charged every time while the shared memory is out of reach', async () => {
    const cache = new MemoryCache();
    cache.setIfAbsent = () => Promise.reject(new Error('No connection'));
    expect(await admitted(fresh(cache), 'ana', commands + 5, () => request('POST', 'the same'))).toBe(commands);
  });
});
