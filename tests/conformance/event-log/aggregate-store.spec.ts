import { defineEvent, happened } from '@vybac/contracts';
import { AppError, defineErrors, SystemClock } from '@vybac/kit';
import { AggregateStore, Database, isDuplicateKey, MongoEventLog, Outbox, OutboxRelay } from '@vybac/platform';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import { startDatabases, type Databases } from './databases';
import { ids } from './shop';

interface Bike {
  state: 'free' | 'reserved';
  buyer?: string | undefined;
  plate: string;
}

const errors = defineErrors({
  'bike.missing': { kind: 'missing', title: 'No such bike' },
  'bike.reserved': { kind: 'conflict', title: 'Just reserved' },
});
const reserved = defineEvent({ topic: 'test.bike', type: 'bike.reserved.v1', data: z.object({ buyer: z.string() }) });

const reserve = (buyer: string) => (bike: Bike) => {
  if (bike.state === 'reserved') throw new AppError(errors['bike.reserved']);
  return { changes: { state: 'reserved' as const, buyer }, events: [happened(reserved, { buyer })] };
};

class BikesStore extends AggregateStore<Bike> {
  constructor(outbox: Outbox) {
    super(outbox, {
      collection: 'bikes',
      missing: errors['bike.missing'],
      indexes: [[{ plate: 1 }, { unique: true }]],
    });
  }
}

describe('an aggregate store', () => {
  let databases: Databases;
  let database: Connection;
  let bikes: BikesStore;
  beforeAll(async () => {
    databases = await startDatabases();
    database = await databases.open();
    const log = new MongoEventLog(await databases.open());
    const relay = new OutboxRelay({ service: 'shop', connection: database, log });
    bikes = new BikesStore(new Outbox(new Database(database), new SystemClock(), ids, relay));
    await bikes.onModuleInit();
  });
  afterAll(() => databases.close());

  const stored = (id: string) =>
    database.collection<{ _id: string; outbox: { event: object }[]; outboxAt: unknown }>('bikes').findOne({ _id: id });

  it('finds what was created, without its outbox', async () => {
    const created = await bikes.create('found', { state: 'free', plate: 'A' }, []);
    expect(created).toEqual({ id: 'found', version: 1, state: 'free', plate: 'A' });
    expect(await bikes.find('found')).toEqual(created);
    expect(await bikes.find('nowhere')).toBeNull();
    await expect(bikes.get('nowhere')).rejects.toMatchObject({ code: 'bike.missing' });
  });

  it('writes state, version and events in one document', async () => {
    await bikes.create('sold', { state: 'free', plate: 'B' }, []);
    const changed = await bikes.change('sold', reserve('Ana'));
    expect(changed).toEqual({ id: 'sold', version: 2, state: 'reserved', buyer: 'Ana', plate: 'B' });
    const document = await stored('sold');
    expect(document?.outbox.map(({ event }) => event)).toEqual([
      expect.objectContaining({ type: 'bike.reserved.v1', aggregateversion: 2, data: { buyer: 'Ana' } }),
    ]);
    expect(document?.outboxAt).toBeInstanceOf(Date);
  });

  it('lets exactly one of 200 racers win, the others decide again and are refused', async () => {
    await bikes.create('wanted', { state: 'free', plate: 'C' }, []);
    const racers = Array.from({ length: 200 }, (_, n) => bikes.change('wanted', reserve(`buyer-${n}`)));
    const outcomes = await Promise.allSettled(racers);
    const won = outcomes.filter(({ status }) => status === 'fulfilled');
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as AppError).code] : [],
    );
    expect(won).toHaveLength(1);
    expect(new Set(reasons)).toEqual(new Set(['bike.reserved']));
    expect((await stored('wanted'))?.outbox).toHaveLength(1);
  });

  it('loses no change when several succeed one after another', async () => {
    await bikes.create('renamed', { state: 'free', plate: 'D' }, []);
    const rename = (n: number) =>
      bikes.change('renamed', ({ buyer = '' }) => ({ changes: { buyer: `${buyer}${n}` }, events: [] }));
    await Promise.all([1, 2, 3, 4, 5].map(rename));
    const bike = await bikes.get('renamed');
    expect(Array.from(bike.buyer ?? '').sort()).toEqual(['1', '2', '3', '4', '5']);
    expect(bike.version).toBe(6);
  });

  it('does nothing when the rule says so, and removes a field that became undefined', async () => {
    await bikes.create('returned', { state: 'reserved', buyer: 'Ana', plate: 'E' }, []);
    expect(await bikes.change('returned', () => null)).toMatchObject({ version: 1 });
    const back = await bikes.change('returned', () => ({ changes: { state: 'free', buyer: undefined }, events: [] }));
    expect(back).toEqual({ id: 'returned', version: 2, state: 'free', plate: 'E' });
    expect(await stored('returned')).not.toHaveProperty('buyer');
  });

  it('creates once for ids that follow from their cause, and tells other duplicates', async () => {
    const first = await bikes.createOnce('order-1', { state: 'free', plate: 'F' }, []);
    const again = await bikes.createOnce('order-1', { state: 'reserved', plate: 'F' }, []);
    expect([first.created, again.created]).toEqual([true, false]);
    expect(again.aggregate.state).toBe('free');
    const plateTaken = await bikes
      .createOnce('order-2', { state: 'free', plate: 'F' }, [])
      .catch((error: unknown) => error);
    expect(isDuplicateKey(plateTaken)).toBe(true);
  });

  it('refuses an event that breaks its contract before anything is written', async () => {
    await bikes.create('strict', { state: 'free', plate: 'G' }, []);
    const broken = happened(reserved, { buyer: 5 as unknown as string });
    await expect(
      bikes.change('strict', () => ({ changes: { state: 'reserved' }, events: [broken] })),
    ).rejects.toThrow();
    expect(await bikes.get('strict')).toMatchObject({ version: 1, state: 'free' });
  });

  it('stores text that looks like an operator as text', async () => {
    await bikes.create('odd', { state: 'free', plate: '$where' }, []);
    expect(await bikes.change('odd', () => ({ changes: { plate: '$$NOW' }, events: [] }))).toMatchObject({
      plate: '$$NOW',
    });
  });

  it('finds what waits for publication by its index', async () => {
    const plan = await database
      .collection('bikes')
      .find({ outboxAt: { $gt: new Date(0) } })
      .sort({ outboxAt: 1 })
      .explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('"indexName":"outboxAt_1"');
  });
});
