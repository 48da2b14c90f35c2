import { type Cache, MemoryCache, RedisCache } from '@vybac/platform';
import { cuttable } from '../support/cuttable';
import { eventually } from '../support/eventually';
import { type RunningRedis, startRedis } from '../support/redis';

let redis: RunningRedis;
beforeAll(async () => void (redis = await startRedis()));
afterAll(() => redis.stop());

const minute = 60_000;
const adapters: [string, () => Promise<Cache>][] = [
  ['in memory', async () => new MemoryCache()],
  ['in Redis', () => RedisCache.connect(redis.url)],
];

describe.each(adapters)('a cache %s', (_where, open) => {
  let cache: Cache;
  beforeAll(async () => void (cache = await open()));
  afterAll(() => cache.close());

  it('finds what was set, and nothing else', async () => {
    await cache.set('bike', '{"price":"60 €"}', minute);
    expect(await cache.get('bike')).toBe('{"price":"60 €"}');
    expect(await cache.get('boat')).toBeNull();
  });

  it('keeps an empty text apart from no text', async () => {
    await cache.set('empty', '', minute);
    expect(await cache.get('empty')).toBe('');
    expect(await cache.setIfAbsent('empty', 'x', minute)).toBe(false);
  });

  it('replaces the text and its time to live', async () => {
    await cache.set('title', 'old', 40);
    await cache.set('title', 'new', minute);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(await cache.get('title')).toBe('new');
  });

  it('forgets when the time has come', async () => {
    await cache.set('soon', 'gone', 30);
    await cache.setIfAbsent('claim', 'gone', 30);
    await eventually(async () => expect(await cache.get('soon')).toBeNull());
    await eventually(async () => expect(await cache.setIfAbsent('claim', 'again', minute)).toBe(true));
  });

  it.each([0, -5, 0.2])('takes a time to live of %p as the shortest there is', async (timeToLive) => {
    await cache.set('edge', 'x', timeToLive);
    await eventually(async () => expect(await cache.get('edge')).toBeNull());
  });

  it('deletes, and deleting nothing is fine', async () => {
    await cache.set('sold', 'yes', minute);
    await cache.delete('sold');
    await cache.delete('sold');
    expect(await cache.get('sold')).toBeNull();
  });

  it('lets exactly one of many claim a key', async () => {
    const claims = await Promise.all(Array.from({ length: 50 }, (_, n) => cache.setIfAbsent('key', `claimant ${n}`, minute)));
    const winners = claims.flatMap((won, n) => (won ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(await cache.get('key')).toBe(`claimant ${winners[0]}`);
  });
});

test('in memory, what was not used for longest makes room', async () => {
  const cache = new MemoryCache(10_000);
  for (let n = 0; n < 100; n += 1) await cache.set(`page ${n}`, 'x'.repeat(100), minute);
  expect(await cache.get('page 0')).toBeNull();
  expect(await cache.get('page 99')).not.toBeNull();
});

test('two processes share what is in Redis', async () => {
  const [one, other] = await Promise.all([RedisCache.connect(redis.url), RedisCache.connect(redis.url)]);
  await one.set('shared', 'yes', minute);
  expect(await other.get('shared')).toBe('yes');
  await Promise.all([one.close(), other.close()]);
});

test('while Redis is cut nothing is found, claims are refused at once, and afterwards all is as before', async () => {
  const wire = await cuttable(redis.url);
  const cache = await RedisCache.connect(wire.url);
  await cache.set('kept', 'yes', minute);
  await wire.cut();

  const start = Date.now();
  expect(await cache.get('kept')).toBeNull();
  await cache.set('lost', 'x', minute);
  await expect(cache.setIfAbsent('claim', 'x', minute)).rejects.toMatchObject({ code: 'service.unavailable' });
  await expect(cache.delete('kept')).rejects.toMatchObject({ code: 'service.unavailable' });
  expect(Date.now() - start).toBeLessThan(500);

  await wire.mend();
  await eventually(async () => expect(await cache.get('kept')).toBe('yes'));
  await cache.close();
  await wire.close();
});
