import { armFailpoint } from '@vybac/platform';
import { eventually } from '../support/eventually';
import { onBothLogs } from './on-both-logs';
import { during } from './scene';

const patience = 40_000;
/** Longer than a lease lasts. */
const aTerm = 10_000;

onBothLogs('the outbox', ({ open, stage }) => {
  const aWhile = (): Promise<void> => during(600);
  afterEach(() => void jest.restoreAllMocks());

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

  it('is published by one process at a time, and consumers see each event once', async () => {
    const { price, relay, anotherShop, readsTopic, reacts } = await open();
    const other = await anotherShop(await stage().openLog());
    const inLog = await readsTopic();
    const seen: string[] = [];
    await reacts({ watch: async ({ id }) => void seen.push(id) });
    relay.start();
    other.relay.start();

    const write = async (shop: { price: typeof price }, bike: string): Promise<void> => {
      for (let n = 0; n < 20; n += 1) await shop.price(bike, n);
    };
    await Promise.all(['a', 'b', 'c'].flatMap((bike) => [write({ price }, bike), write(other, `${bike}-other`)]));
    await eventually(() => expect(new Set(seen).size).toBe(120), patience);

    await relay.stop();
    await write(other, 'after');
    await eventually(() => expect(new Set(seen).size).toBe(140), patience);
    await aWhile();
    expect(seen).toHaveLength(140);
    // A log may repeat what it acknowledged late. Two processes side by side would repeat most of it.
    expect(inLog.length).toBeLessThan(200);
  });

  it('is left alone by a relay that slept through its lease', async () => {
    const { price, relay, readsTopic, shopDatabase } = await open();
    const inLog = await readsTopic();
    relay.start();
    await price('bike', 1);
    await eventually(() => expect(inLog).toHaveLength(1), patience);

    const leases = shopDatabase.collection<{ _id: string; owner: string; until: Date; fence: number }>('leases');
    const lease = { _id: 'outbox-relay' };
    const takenOver = { owner: 'elsewhere/1/relay', until: new Date(Date.now() + 60_000) };
    const awake = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => awake() + aTerm);
    await leases.updateOne(lease, { $set: takenOver, $inc: { fence: 1 } });
    await price('bike', 2);
    await aWhile();
    expect(inLog).toHaveLength(1);

    await leases.updateOne(lease, { $set: { until: new Date(0) } });
    await eventually(() => expect(inLog).toHaveLength(2), patience);
    expect(await leases.findOne(lease)).toMatchObject({ fence: 3 });
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
