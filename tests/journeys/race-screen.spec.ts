import { aBike, type Person } from '@vybac/testing';
import { describeInBrowser, entersAs, opensWindow, type Window } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import type { Product } from '../support/product';
import { hearsFromTheBell } from './acts/people';

describeInBrowser('losing a race', (browser) => {
  let product: Product;
  beforeAll(async () => void (product = await startEmbedded()));
  afterAll(() => product.stop());

  const windowOf = async (person: Person): Promise<Window> => {
    const window = await opensWindow(browser(), product.origin);
    await entersAs(window.context, product.origin, person.session.refreshToken);
    return window;
  };

  it('says so, offers what is similar, and a place in the queue that is told when it is free again', async () => {
    const { town } = product;
    const ana = await town.guest();
    const bike = await ana.publishes(aBike());
    await ana.publishes(aBike({ title: 'Green city bike' }));
    const [bruno, carl] = await Promise.all([town.user('bruno'), town.user('carl')]);
    const [first, second] = await Promise.all([windowOf(bruno), windowOf(carl)]);

    // Carl presses at the same instant; his request is a moment longer on its way.
    let arrive: () => void = () => undefined;
    const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
    await second.page.route('**/api/orders', async (route) => {
      await onItsWay;
      await route.continue();
    });
    for (const { page } of [second, first]) {
      await page.goto(`/listing/${bike.id}`);
      await page.getByRole('button', { name: 'Buy Now' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Buy Now' }).click();
    }
    await first.page.getByText('Reserved for you', { exact: true }).first().waitFor();
    arrive();

    await second.page.getByRole('heading', { name: 'Just reserved' }).waitFor();
    await second.page.getByRole('heading', { name: 'You might like these instead' }).waitFor();
    await second.page.getByRole('link', { name: 'Green city bike' }).waitFor();
    expect(await carl.orders()).toEqual([]);
    await second.page.getByRole('button', { name: 'Tell me when it’s available' }).click();
    await second.page.getByText('You are waiting').waitFor();

    await first.page.getByRole('link', { name: 'Go to the order' }).click();
    await first.page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = first.page.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.getByRole('button', { name: 'I changed my mind' }).click();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await first.page.getByText(/^You cancelled on/).waitFor();

    await second.page.getByRole('heading', { name: 'Available again' }).waitFor();
    await hearsFromTheBell(second.page, 'Available again');
    await second.page.getByRole('button', { name: 'Back to the listing' }).click();
    await second.page.getByRole('button', { name: 'Buy Now' }).waitFor();
  });
});
