import { armFailpoint } from '@vybac/platform';
import { eventually } from '../support/eventually';
import { onBothLogs } from './on-both-logs';
import { during } from './scene';

const patience = 40_000;

onBothLogs('the outbox', ({ open, stage }) => {
  const aWhile = (): Promise<void> => during(600);

  it('shows consumers nothing while the relay is stopped, and everything afterwards', async () => {
    const { price, relay, reacts } = await open();
    const seen: number[] = [];
    await reacts({ watch: async ({ data }) => void seen.push(data.price) });
    for (const amount of [1, 2, 3]) await price('bike', amount);
    await aWhile();
    expect(seen).toEqual([]);

    relay.start();
    await eventually(() => expect(seen).toEqual([1, 2, 3]), patience);

    await relay.pause();
    await price('bike', 4);
    await aWhile();
    expect(seen).toEqual([1, 2, 3]);
    relay.resume();
    await eventually(() => expect(seen).toEqual([1, 2, 3, 4]));
  });

  it('is published again after a crash between publishing and taking out; consumers see it once', async () => {
    const { price, relay, reacts, bikes, shopDatabase } = await open();
    const seen: string[] = [];
    await reacts({ watch: async ({ id }) => void seen.push(id) });
    let crashes = 0;
    const disarm = armFailpoint('outbox.after-publish', () => {
      if ((crashes += 1) <= 2) throw new Error('the process ended here');
    });
    relay.start();

    await price('bike', 1);
    await price('bike', 2);

    const outbox = async (): Promise<unknown> =>
      (await shopDatabase.collection<{ _id: string; outboxAt: Date | null }>('bikes').findOne({ _id: 'bike' }))
        ?.outboxAt;
    await eventually(async () => expect(await outbox()).toBeNull(), patience);
    disarm();
    await aWhile();
    expect(crashes).toBeGreaterThanOrEqual(3);
    expect(seen).toHaveLength(2);
    expect(new Set(seen).size).toBe(2);
    expect(await bikes.get('bike')).toEqual({ id: 'bike', version: 2, price: 2 });
  });

  it('is never published twice by a second process on the same database', async () => {
    const { price, relay, anotherShop, readsTopic } = await open();
    const other = await anotherShop(await stage().openLog());
    const inLog = await readsTopic();
    relay.start();
    other.relay.start();

    const write = async (shop: { price: typeof price }, bike: string): Promise<void> => {
      for (let n = 0; n < 20; n += 1) await shop.price(bike, n);
    };
    await Promise.all(['a', 'b', 'c'].flatMap((bike) => [write({ price }, bike), write(other, `${bike}-other`)]));
    await eventually(() => expect(new Set(inLog.map(({ id }) => id)).size).toBe(120), patience);

    await relay.stop();
    await write(other, 'after');
    await eventually(() => expect(new Set(inLog.map(({ id }) => id)).size).toBe(140), patience);
    await aWhile();
    expect(inLog).toHaveLength(140);
  });

  it('is left alone by a relay that slept through its lease', async () => {
    const { price, relay, anotherShop, readsTopic, shopDatabase } = await open();
    const inLog = await readsTopic();
    relay.start();
    await price('bike', 1);
    await eventually(() => expect(inLog).toHaveLength(1), patience);

    const leases = shopDatabase.collection<{ _id: string; until: Date }>('leases');
    await leases.updateOne({ _id: 'outbox-relay' }, { $set: { until: new Date(0) } });
    const successor = await anotherShop();
    successor.relay.start();
    await price('bike', 2);
    await eventually(() => expect(inLog).toHaveLength(2), patience);
    await aWhile();
    expect(inLog).toHaveLength(2);
    const [lease] = await shopDatabase.collection<{ fence: number }>('leases').find().toArray();
    expect(lease?.fence).toBe(2);
  });

  it('keeps events while the log cannot take them', async () => {
    const { price, relay, reacts } = await open();
    const seen: number[] = [];
    await reacts({ watch: async ({ data }) => void seen.push(data.price) });
    const disarm = armFailpoint('outbox.before-publish', () => {
      throw new Error('the log is away');
    });
    relay.start();
    await price('bike', 1);
    await aWhile();
    expect(seen).toEqual([]);
    disarm();
    await eventually(() => expect(seen).toEqual([1]), patience);
  });
});
