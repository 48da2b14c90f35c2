import { eventually } from '../support/eventually';
import { onBothLogs } from './on-both-logs';
import { during } from './scene';

const patience = 40_000;

onBothLogs('delivery', ({ open }) => {
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
});
