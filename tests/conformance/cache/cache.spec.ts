import { randomUUID } from 'node:crypto';
import { type Cache, MemoryCache, RedisCache } from '@vybac/platform';
import { describeWith, type RunningRedis, startRedis } from '@vybac/testing';
import { cuttable } from '../support/cuttable';
import { eventually } from '../support/eventually';

const minute = 60_000;
const run = randomUUID();
/** A Redis that came from the environment may remember an earlier run. */
const key = (name: string) => `${run}:${name}`;

function behavesAsCache(open: () => Promise<Cache>): void {
  let cache: Cache;
  beforeAll(async () => void (cache = await open()));
  afterAll(() => cache.close());

  it('finds what was set, and nothing else', async () => {
    await cache.set(key('bike'), '{"price":"60 €"}', minute);
    expect(await cache.get(key('bike'))).toBe('{"price":"60 €"}');
    expect(await cache.get(key('boat'))).toBeNull();
  });

  it('keeps an empty text apart from no text', async () => {
    await cache.set(key('empty'), '', minute);
    expect(await cache.get(key('empty'))).toBe('');
    expect(await cache.setIfAbsent(key('empty'), 'x', minute)).toBe(false);
  });

  it('replaces the text and its time to live', async () => {
    await cache.set(key('title'), 'old', 40);
    await cache.set(key('title'), 'new', minute);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(await cache.get(key('title'))).toBe('new');
  });

  it('forgets when the time has come', async () => {
    await cache.set(key('soon'), 'gone', 30);
    await cache.setIfAbsent(key('claim'), 'gone', 30);
    await eventually(async () => expect(await cache.get(key('soon'))).toBeNull());
    await eventually(async () => expect(await cache.setIfAbsent(key('claim'), 'again', minute)).toBe(true));
  });

  it.each([0, -5, 0.2])('takes a time to live of %p as the shortest there is', async (timeToLive) => {
    await cache.set(key('edge'), 'x', timeToLive);
    await eventually(async () => expect(await cache.get(key('edge'))).toBeNull());
  });

  it('deletes, and deleting nothing is fine', async () => {
    await cache.set(key('sold'), 'yes', minute);
    await cache.delete(key('sold'));
    await cache.delete(key('sold'));
    expect(await cache.get(key('sold'))).toBeNull();
  });

  it('lets exactly one of many claim a key', async () => {
    const claims = await Promise.all(
      Array.from({ length: 50 }, (_, n) => cache.setIfAbsent(key('key'), `claimant ${n}`, minute)),
    );
    const winners = claims.flatMap((won, n) => (won ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(await cache.get(key('key'))).toBe(`claimant ${winners[0]}`);
  });
}

describe('a cache in memory', () => {
  behavesAsCache(async () => new MemoryCache());

  it('makes room by letting go what was not used for longest', async () => {
    const cache = new MemoryCache(10_000);
    for (let n = 0; n < 100; n += 1) await cache.set(key(`page ${n}`), 'x'.repeat(100), minute);
    expect(await cache.get(key('page 0'))).toBeNull();
    expect(await cache.get(key('page 99'))).not.toBeNull();
  });
});

describeWith(['redis'], 'a cache in Redis', () => {
  let redis: RunningRedis;
  beforeAll(async () => void (redis = await startRedis()));
  afterAll(() => redis.stop());

  behavesAsCache(() => RedisCache.connect(redis.url));

  it('is shared by all processes', async () => {
    const [one, other] = await Promise.all([RedisCache.connect(redis.url), RedisCache.connect(redis.url)]);
    await one.set(key('shared'), 'yes', minute);
    expect(await other.get(key('shared'))).toBe('yes');
    await Promise.all([one.close(), other.close()]);
  });

  it('finds nothing and refuses claims at once while Redis is cut; afterwards all is as before', async () => {
    const wire = await cuttable(redis.url);
    const cache = await RedisCache.connect(wire.url);
    await cache.set(key('kept'), 'yes', minute);
    await wire.cut();

    const start = Date.now();
    expect(await cache.get(key('kept'))).toBeNull();
    await cache.set(key('lost'), 'x', minute);
    await expect(cache.setIfAbsent(key('claim'), 'x', minute)).rejects.toMatchObject({ code: 'service.unavailable' });
    await expect(cache.delete(key('kept'))).rejects.toMatchObject({ code: 'service.unavailable' });
    // Less than a command's time limit, which each of them would otherwise wait for.
    expect(Date.now() - start).toBeLessThan(900);

    await wire.mend();
    await eventually(async () => expect(await cache.get(key('kept'))).toBe('yes'));
    await cache.close();
    await wire.close();
  });
});
