import { eventually } from '../support/eventually';
import { onBothLogs } from './on-both-logs';
import { during } from './scene';

const patience = 40_000;

onBothLogs('delivery', ({ open, stage }) => {
  it('brings the events of each aggregate in order, those of many side by side', async () => {
    const { price, relay, reacts } = await open();
    const seen = new Map<string, number[]>();
    await reacts({
      watch: async ({ subject, data }) => void seen.set(subject, [...(seen.get(subject) ?? []), data.price]),
    });
    relay.start();

    const bikes = Array.from({ length: 20 }, (_, n) => `bike-${n}`);
    const prices = Array.from({ length: 15 }, (_, n) => n);
    await Promise.all(
      bikes.map(async (bike) => {
        for (const amount of prices) await price(bike, amount);
      }),
    );

    await eventually(() => expect([...seen.values()].flat()).toHaveLength(300), patience);
    expect([...seen.values()]).toEqual(bikes.map(() => prices));
  });

  it('says who caused what, and which version of the aggregate it is', async () => {
    const { price, relay, reacts } = await open();
    const seen: unknown[] = [];
    await reacts({ watch: async (event) => void seen.push(event) });
    relay.start();

    await price('bike', 10);
    await price('bike', 20);

    await eventually(() => expect(seen).toHaveLength(2), patience);
    expect(seen[1]).toMatchObject({
      specversion: '1.0',
      source: '/shop',
      type: 'bike.priced.v1',
      subject: 'bike',
      partitionkey: 'bike',
      aggregateversion: 2,
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/) as string,
      correlationid: expect.any(String) as string,
      data: { price: 20 },
    });
  });

  it('lets each group read everything, whatever the others do', async () => {
    const { price, relay, reacts } = await open();
    const count = { quick: 0, slow: 0, broken: 0 };
    await reacts({
      quick: async () => void (count.quick += 1),
      slow: async () => {
        await during(20);
        count.slow += 1;
      },
      broken: async () => {
        count.broken += 1;
        throw new Error('always');
      },
    });
    relay.start();

    for (let n = 0; n < 10; n += 1) await price(`bike-${n}`, n);

    await eventually(() => expect(count).toMatchObject({ quick: 10, slow: 10 }), patience);
    await eventually(() => expect(count.broken).toBeGreaterThanOrEqual(20));
    expect(count).toMatchObject({ quick: 10, slow: 10 });
  });

  it('goes on where it stopped, and lets a new group begin with the oldest', async () => {
    const { price, relay, reacts } = await open();
    const database = await stage().database();
    const first: number[] = [];
    const before = await reacts({ watch: async ({ data }) => void first.push(data.price) }, { database });
    relay.start();
    await price('bike', 1);
    await eventually(() => expect(first).toEqual([1]), patience);
    await before.close();
    await price('bike', 2);

    const otherLog = stage().openLog();
    const second: number[] = [];
    const newcomer: number[] = [];
    const handlers = {
      watch: async ({ data }: { data: { price: number } }) => void second.push(data.price),
      newcomer: async ({ data }: { data: { price: number } }) => void newcomer.push(data.price),
    };
    await reacts(handlers, { database, ownLog: otherLog });
    await price('bike', 3);

    await eventually(() => expect(second).toEqual([2, 3]), patience);
    await eventually(() => expect(newcomer).toEqual([1, 2, 3]), patience);
    expect(first).toEqual([1]);
  });

  it('has one reader per group and key, however many processes there are', async () => {
    const { price, relay, reacts } = await open();
    const database = await stage().database();
    const otherLog = stage().openLog();
    const seen: string[] = [];
    const handlers = { watch: async (event: { id: string }) => void seen.push(event.id) };
    const one = await reacts(handlers, { database });
    await reacts(handlers, { database, ownLog: otherLog });
    relay.start();

    for (let n = 0; n < 30; n += 1) await price(`bike-${n}`, n);
    await eventually(() => expect(new Set(seen).size).toBe(30), 2 * patience);
    expect(seen).toHaveLength(30);

    await one.close();
    await price('another', 1);
    await eventually(() => expect(seen).toHaveLength(31), 2 * patience);
  });
});
