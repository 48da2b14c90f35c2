import { randomUUID } from 'node:crypto';
import { aBike, describeWith, type Person } from '@vybac/testing';
import { type Cuttable, cuttable } from '../conformance/support/cuttable';
import { type DistributedProduct, startDistributed } from '../support/distributed';
import { eventually } from '../support/eventually';

describeWith(['kafka', 'redis', 'object-storage'], 'two API gateways', () => {
  let product: DistributedProduct;
  let wire: Cuttable;
  let ana: Person;
  const title = `Bike ${randomUUID()}`;

  beforeAll(async () => {
    const redis = async (url: string) => (wire = await cuttable(url)).url;
    product = await startDistributed({ apiGateways: 2, wires: { redis } });
    ana = await product.town.guest();
  }, 240_000);
  afterAll(async () => {
    await product.stop();
    await wire.close();
  }, 60_000);

  /** What Ben, a visitor, finds written on a page; he comes by the gateway that Ana does not use. */
  const bensPage = async (path: string) => (await fetch(product.process('api-gateway', 1).origin + path)).text();
  const pages = ['/', '/listings', '/api/listings?sort=newest'];
  const shows = (price: number) =>
    eventually(async () => {
      for (const path of pages) {
        // The last time it is named: the head names it too, without a price.
        const card = (await bensPage(path)).split(title).at(-1) ?? '';
        expect(card).toMatch(new RegExp(`^[^}]*"price":{"amount":${price},`));
      }
    });

  it('show the same price: what changes through one is seen through the other', async () => {
    const bike = await ana.publishes(aBike({ title, priceAmount: 6_000 }));
    await shows(6_000);
    await ana.edits(bike, aBike({ title, priceAmount: 4_500 }));
    await shows(4_500);

    await wire.cut();
    await shows(4_500);
    await ana.edits(bike, aBike({ title, priceAmount: 3_000 }));
    // No word of it has arrived: pages grow old by themselves.
    await shows(3_000);

    await wire.mend();
    await ana.edits(bike, aBike({ title, priceAmount: 2_500 }));
    await shows(2_500);
  }, 60_000);

  it('take turns: a session that begins at one goes on at the other', async () => {
    const listings = await fetch(`${product.process('api-gateway', 1).origin}/api/me/listings`, {
      headers: { cookie: `vybac=${ana.session.refreshToken}` },
    });
    expect(await listings.text()).toContain(title);
  });
});
