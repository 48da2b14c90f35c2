import { comeBack, goAway, showMe } from '@vybac/contracts/identity';
import { aBike, type Person } from '@vybac/testing';
import type { Page } from 'playwright-core';
import { describeInBrowser, entersAs, opensWindow } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import { eventually } from '../support/eventually';
import { inBothModes } from '../support/modes';
import type { Product } from '../support/product';

describeInBrowser('a seller who goes away', (browser) => {
  let product: Product;
  beforeAll(async () => void (product = await startEmbedded()));
  afterAll(() => product.stop());

  const comesIn = async ({ session }: Person, path: string): Promise<Page> => {
    const { page, context } = await opensWindow(browser(), product.origin);
    await entersAs(context, product.origin, session.refreshToken);
    await page.goto(path);
    return page;
  };

  it('says so on the dashboard; what they sell is seen and not sold, and is sold again once they are back', async () => {
    const [ana, bruno] = [await product.town.guest(), await product.town.user('bruno')];
    const bike = await ana.publishes(aBike({ title: 'Teal touring bicycle' }));
    const stale = await comesIn(bruno, `/listing/${bike.id}`);
    await stale.getByRole('button', { name: 'Buy Now' }).waitFor();

    const dashboard = await comesIn(ana, '/dashboard');
    await dashboard.getByRole('button', { name: 'I’m away' }).click();
    const dialog = dashboard.getByRole('dialog', { name: 'Away' });
    const day = new Date(Date.now() + 5 * 24 * 60 * 60 * 1_000);
    await dialog.getByLabel('Until (optional)').fill(day.toISOString().slice(0, 10));
    await dialog.getByRole('textbox', { name: /A word/ }).fill('Gone fishing');
    await dialog.getByRole('button', { name: 'Go away' }).click();
    await dashboard.getByText(/^You are away until/).waitFor();

    // A page of before: the server decides, and the page then says why.
    await stale.getByRole('button', { name: 'Buy Now' }).click();
    await stale.getByRole('alertdialog').getByRole('button', { name: 'Buy Now' }).click();
    await stale.getByText('The seller is away right now').first().waitFor();
    await eventually(async () => {
      if (!(await stale.getByText('Gone fishing').isVisible())) await stale.reload();
      await stale.getByRole('status').filter({ hasText: 'Gone fishing' }).waitFor({ timeout: 2_000 });
    });
    await stale.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await stale.getByRole('button', { name: 'Buy Now' }).isDisabled()).toBe(true);
    expect(await stale.getByRole('button', { name: 'Make Offer' }).isDisabled()).toBe(true);
    await stale.getByRole('button', { name: `Favorite: ${bike.title}` }).click();
    await stale.getByRole('button', { name: 'Contact Seller' }).click();
    await stale.waitForURL('**/chat/*');

    await dashboard.getByRole('button', { name: 'I’m back' }).click();
    await dashboard.getByRole('button', { name: 'I’m away' }).waitFor();
    await stale.goto(`/listing/${bike.id}`);
    await eventually(async () => {
      await stale.reload();
      expect(await stale.getByRole('button', { name: 'Buy Now' }).isEnabled()).toBe(true);
    });
  });
});

inBothModes('going away and buying', (product) => {
  it('at the same instant end with one truth, and nothing is sold after it was said', async () => {
    const { town } = product();
    const [ana, bruno, carla] = [await town.guest(), await town.user('bruno_away'), await town.user('carla_away')];
    const buyers = [bruno, carla];
    const bike = await ana.publishes(aBike());
    for (let round = 0; round < 10; round += 1) {
      const note = `Round ${round}`;
      const [gone, ...bought] = await Promise.allSettled([
        ana.call(goAway, { body: { note } }),
        ...buyers.map((buyer) => buyer.buys(bike)),
      ]);
      expect(gone.status).toBe('fulfilled');
      const orders = bought.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(orders.length).toBeLessThanOrEqual(1);
      expect((await ana.opens(bike)).status).toBe(orders.length ? 'reserved' : 'active');
      const open = (await ana.orders()).filter(({ status }) => status === 'open').map(({ id }) => id);
      expect(open).toEqual(orders.map(({ id }) => id));
      for (const order of orders) await ana.cancels(order);
      const away = { status: 409, code: 'listing.seller_away' };
      await expect(bruno.buys(bike)).rejects.toMatchObject(away);
      // Offers sell nothing yet: they are turned away from when the listing has heard of it.
      await eventually(async () => expect((await carla.opens(bike)).seller.away).toMatchObject({ note }));
      await expect(carla.offers(bike, 2_000)).rejects.toMatchObject(away);
      expect((await ana.call(showMe, {}))?.away).not.toBeNull();
      await ana.call(comeBack, {});
    }
  });

  it('leaves the seller their own yes', async () => {
    const { town } = product();
    const [ana, bruno] = [await town.guest(), await town.guest()];
    const bike = await ana.publishes(aBike());
    const offer = await bruno.offers(bike, 4_000);
    await ana.call(goAway, { body: { note: 'Back soon' } });
    expect((await ana.accepts(offer)).status).toBe('accepted');
    await eventually(async () => expect((await bruno.opens(bike)).status).toBe('reserved'));
  });
});
