import { MemoryChannel, OutboxBell, RedisChannel, type Channel } from '@vybac/platform';
import { describeWith, startRedis, type RunningRedis } from '@vybac/testing';
import { eventually } from '../support/eventually';
import { openMongoStage } from './mongo.stage';
import { bikeEvents, openShop } from './shop';
import type { Stage } from './stage';

/** Never looks by itself. */
const aloneWith = async (channel: Channel) => ({
  bell: await OutboxBell.open(channel, 'shop'),
  pollInterval: 3_600_000,
});

describeWith(['redis'], 'the processes of a service', () => {
  let stage: Stage;
  let redis: RunningRedis;
  beforeAll(async () => {
    [stage, redis] = await Promise.all([openMongoStage(), startRedis()]);
  });
  afterAll(() => Promise.all([stage.close(), redis.stop()]));

  it.each([
    ['in one process', async (): Promise<Channel[]> => Array<Channel>(2).fill(new MemoryChannel())],
    ['over Redis', () => Promise.all([RedisChannel.connect(redis.url), RedisChannel.connect(redis.url)])],
  ])('tell the one that publishes what they wrote, so that it need not look (%s)', async (_where, connect) => {
    const [channel, otherChannel] = await connect();
    if (!channel || !otherChannel) throw new Error('Two channels are needed');
    const [events, database, log] = [bikeEvents(), await stage.database(), await stage.openLog()];
    const publishing = await openShop(database, log, events, await aloneWith(channel));
    const writing = await openShop(database, log, events, await aloneWith(otherChannel));
    const seen: string[] = [];
    const each = async ({ key }: { key: string }): Promise<void> => void seen.push(key);
    await log.consume({ group: 'watch', topics: [events.topic], each });
    publishing.relay.start();
    await publishing.price('first', 1);
    await eventually(() => expect(seen).toEqual(['first']));
    writing.relay.start();

    await writing.price('second', 2);
    await eventually(() => expect(seen).toEqual(['first', 'second']));

    await Promise.all([publishing.relay.stop(), writing.relay.stop(), log.close()]);
    await Promise.all([channel.close(), otherChannel.close()]);
  });
});
