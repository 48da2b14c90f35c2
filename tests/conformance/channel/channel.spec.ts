import { Logger } from '@nestjs/common';
import { type Channel, MemoryChannel, RedisChannel } from '@vybac/platform';
import { describeWith, type RunningRedis, startRedis } from '@vybac/testing';
import { cuttable } from '../support/cuttable';
import { eventually } from '../support/eventually';

function behavesAsChannel(open: () => Promise<Channel>): void {
  let channel: Channel;
  beforeEach(async () => void (channel = await open()));
  afterEach(() => channel.close());

  const listen = async (name: string): Promise<unknown[]> => {
    const heard: unknown[] = [];
    await channel.subscribe(name, (payload) => void heard.push(payload));
    return heard;
  };

  it('tells every listener of that name, and no other', async () => {
    const [ana, bruno, stranger] = await Promise.all([listen('news'), listen('news'), listen('weather')]);
    await channel.publish('news', { sold: 'bike' });
    await eventually(() => expect([ana, bruno]).toEqual([[{ sold: 'bike' }], [{ sold: 'bike' }]]));
    expect(stranger).toEqual([]);
  });

  it('tells in the order of publication', async () => {
    const heard = await listen('counting');
    const numbers = Array.from({ length: 200 }, (_, n) => n);
    await Promise.all(numbers.map((n) => channel.publish('counting', n)));
    await eventually(() => expect(heard).toEqual(numbers));
  });

  it('hands each listener its own copy, as JSON makes it', async () => {
    const said = { at: new Date(0), tags: ['a'] };
    const [one, other] = await Promise.all([listen('copies'), listen('copies')]);
    await channel.publish('copies', said);
    await eventually(() => expect(one).toEqual([{ at: '1970-01-01T00:00:00.000Z', tags: ['a'] }]));
    expect(other).toEqual(one);
    expect(one[0]).not.toBe(said);
  });

  it('is not disturbed by a listener that fails', async () => {
    const complaints = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    await channel.subscribe('news', () => {
      throw new Error('broken');
    });
    await channel.subscribe('news', () => Promise.reject(new Error('broken later')));
    const heard = await listen('news');
    await channel.publish('news', 'hello');
    await eventually(() => expect(heard).toEqual(['hello']));
    await eventually(() => expect(complaints).toHaveBeenCalledTimes(2));
  });

  it('tells nobody who has stopped listening, and goes on for the others', async () => {
    const gone: unknown[] = [];
    const stop = await channel.subscribe('news', (payload) => void gone.push(payload));
    const heard = await listen('news');
    await stop();
    await stop();
    await channel.publish('news', 'hello');
    await eventually(() => expect(heard).toEqual(['hello']));
    expect(gone).toEqual([]);
  });

  it('can be listened to again after the last has left', async () => {
    const stop = await channel.subscribe('news', () => undefined);
    await stop();
    const heard = await listen('news');
    await channel.publish('news', 'again');
    await eventually(() => expect(heard).toEqual(['again']));
  });

  it('takes word for a name that nobody listens to', async () => {
    await expect(channel.publish('silence', null)).resolves.toBeUndefined();
  });
}

describe('a channel in memory', () => behavesAsChannel(async () => new MemoryChannel()));

describeWith(['redis'], 'a channel over Redis', () => {
  let redis: RunningRedis;
  beforeAll(async () => void (redis = await startRedis()));
  afterAll(() => redis.stop());

  behavesAsChannel(() => RedisChannel.connect(redis.url));

  it('carries word from one process to another', async () => {
    const [one, other] = await Promise.all([RedisChannel.connect(redis.url), RedisChannel.connect(redis.url)]);
    const heard: unknown[] = [];
    await other.subscribe('news', (payload) => void heard.push(payload));
    await one.publish('news', 'hello');
    await eventually(() => expect(heard).toEqual(['hello']));
    await Promise.all([one.close(), other.close()]);
  });

  it('tells a listener after a cut that it may have missed something, and is heard again', async () => {
    const wire = await cuttable(redis.url);
    const [far, near] = await Promise.all([RedisChannel.connect(wire.url), RedisChannel.connect(redis.url)]);
    const heard: unknown[] = [];
    let cuts = 0;
    await far.subscribe(
      'news',
      (payload) => void heard.push(payload),
      () => (cuts += 1),
    );
    expect(cuts).toBe(0);

    await wire.cut();
    await near.publish('news', 'missed');
    await expect(far.publish('news', 'unsaid')).rejects.toThrow();
    await wire.mend();
    await eventually(() => expect(cuts).toBeGreaterThan(0));
    await near.publish('news', 'heard');
    await eventually(() => expect(heard).toEqual(['heard']));
    await Promise.all([far.close(), near.close(), wire.close()]);
  });

  it('tells a listener that was never cut that another could not speak, once that one can', async () => {
    const wire = await cuttable(redis.url);
    const [far, near] = await Promise.all([RedisChannel.connect(wire.url), RedisChannel.connect(redis.url)]);
    const heard: unknown[] = [];
    let missed = 0;
    await near.subscribe(
      'news',
      (payload) => void heard.push(payload),
      () => (missed += 1),
    );
    await wire.cut();
    await expect(far.publish('news', 'unsaid')).rejects.toThrow();
    await expect(far.publish('news', 'unsaid too')).rejects.toThrow();
    expect(missed).toBe(0);
    await wire.mend();
    await eventually(() => expect(missed).toBe(1));
    await far.publish('news', 'heard');
    await eventually(() => expect(heard).toEqual(['heard']));
    expect(missed).toBe(1);
    await Promise.all([far.close(), near.close(), wire.close()]);
  });

  it('closes without waiting for a Redis that is gone', async () => {
    const wire = await cuttable(redis.url);
    const channel = await RedisChannel.connect(wire.url);
    const stop = await channel.subscribe('news', () => undefined);
    await wire.cut();
    await stop();
    await channel.close();
    await wire.close();
  });
});
