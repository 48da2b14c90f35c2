import { MongoEventLog, type Envelope } from '@vybac/platform';
import type { Connection } from 'mongoose';
import { eventually } from '../support/eventually';
import { startDatabases, type Databases } from './databases';

describe('the Mongo log in the long run', () => {
  let databases: Databases;
  let connection: Connection;
  beforeAll(async () => {
    databases = await startDatabases();
    connection = await databases.open();
  });
  afterAll(() => databases.close());

  const anEvent = (n: number): Envelope => ({
    specversion: '1.0',
    id: `event-${n}`,
    source: '/shop',
    type: 'bike.priced.v1',
    subject: 'bike',
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    partitionkey: 'bike',
    aggregateversion: n,
    data: {},
  });
  const numbers = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const publish = (log: MongoEventLog, from: number, to: number) =>
    log.publish('test.bike', numbers(from, to).map(anEvent));

  it('forgets what is old and passed by all groups, and counts on from the last entry', async () => {
    const seen: number[] = [];
    const open = async (retention: { keepFor: number; forgetGroupsAfter: number }) => {
      const log = new MongoEventLog(connection, { pollInterval: 20, retention });
      await log.consume({ group: 'fast', topics: ['test.bike'], each: async ({ offset }) => void seen.push(offset) });
      return log;
    };
    const remembering = await open({ keepFor: 60_000, forgetGroupsAfter: 60_000 });
    await publish(remembering, 1, 10);
    await eventually(() => expect(seen).toHaveLength(10));
    await remembering.close();
    const cursors = connection.collection<{ _id: string; seq: number; topic: string; fence: number; movedAt: Date }>(
      'event_cursors',
    );
    await cursors.insertOne({ _id: 'slow test.bike', topic: 'test.bike', seq: 4, fence: 1, movedAt: new Date() });

    const left = () => connection.collection('event_log').distinct('seq');
    const forgetting = await open({ keepFor: -1, forgetGroupsAfter: 60_000 });
    await eventually(async () => expect(await left()).toEqual(numbers(4, 10)));
    await forgetting.close();

    await cursors.updateOne({ _id: 'slow test.bike' }, { $set: { movedAt: new Date(0) } });
    const again = await open({ keepFor: -1, forgetGroupsAfter: 60_000 });
    await eventually(async () => expect(await left()).toEqual([10]));
    await publish(again, 11, 12);
    await eventually(() => expect(seen).toEqual(numbers(1, 12)));
    await again.close();
  });

  it('takes the same event once, whoever publishes it', async () => {
    const [one, two] = [new MongoEventLog(connection), new MongoEventLog(connection)];
    await Promise.all([publish(one, 20, 60), publish(two, 20, 60), publish(one, 40, 80)]);
    const entries = await connection
      .collection<{ seq: number }>('event_log')
      .find({ seq: { $gt: 12 } })
      .sort({ seq: 1 })
      .toArray();
    expect(entries.map(({ seq }) => seq)).toEqual(numbers(13, 73));
    expect(new Set(entries.map(({ _id }) => String(_id))).size).toBe(61);
  });
});
