import { aBike } from '@vybac/testing';
import type { Page } from 'playwright-core';
import { describeInBrowser, entersAs, opensWindow, phone } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import type { Product } from '../support/product';

/** Views are written every five seconds, and a page may be a second old. */
const counted = { timeout: 20_000 };

/** The titles under a heading of the home page, in their order. */
async function shelf(page: Page, name: string): Promise<string[]> {
  const region = page.getByRole('region', { name });
  await region.scrollIntoViewIfNeeded();
  return region.getByRole('heading', { level: 3 }).allTextContents();
}

async function untilShelf(page: Page, name: string, titles: readonly string[]): Promise<void> {
  const begun = Date.now();
  while (JSON.stringify(await shelf(page, name)) !== JSON.stringify(titles)) {
    if (Date.now() - begun > counted.timeout) expect(await shelf(page, name)).toEqual(titles);
    await page.waitForTimeout(500);
    await page.goto('/');
  }
}

async function mailTo(page: Page, address: string, subject: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`);
    const { items } = (await answer.json()) as { items: { subject: string; text: string }[] };
    const mail = items.find((one) => one.subject.includes(subject));
    if (mail) return mail.text;
    await page.waitForTimeout(100);
  }
  throw new Error(`No mail "${subject}" came for ${address}`);
}

const linkIn = (mail: string, name: 'confirm' | 'unsubscribe') =>
  new RegExp(`https?://\\S+\\?${name}=\\S+`).exec(mail)?.[0] ?? 'no link';

describeInBrowser('being found', (browser) => {
  let product: Product;
  beforeAll(async () => void (product = await startEmbedded()));
  afterAll(() => product.stop());

  it('what people look at becomes hot, and who sells becomes a top seller; before, both shelves say so', async () => {
    const { origin, town } = product;
    const [ana, bruno, chen] = await Promise.all([town.guest(), town.guest(), town.guest()]);
    const { page } = await opensWindow(browser(), origin);
    await page.goto('/');
    await page.getByText('No Hot Items Yet').waitFor();
    await page.getByText('Check back soon for trending listings!').waitFor();
    await page.getByText('No Sales This Month').waitFor();

    const bike = await ana.publishes(aBike({ title: 'Ochre bike' }));
    const lamp = await ana.publishes(aBike({ title: 'Ochre lamp' }));
    await bruno.opens(bike);
    await untilShelf(page, 'Hot Items This Week', ['Ochre bike']);
    for (const viewer of [bruno, chen]) await viewer.opens(lamp);
    await untilShelf(page, 'Hot Items This Week', ['Ochre lamp', 'Ochre bike']);

    const offer = await ana.accepts(await bruno.offers(bike, 5_500));
    const order = { id: offer.orderId ?? '' };
    await ana.entersCode(order, (await bruno.seesOrder(order)).handoverCode ?? '');
    const sellers = page.getByRole('region', { name: 'Top Sellers This Month' }).getByRole('listitem');
    for (let tries = 0; tries < 40 && (await sellers.count()) === 0; tries += 1) {
      await page.waitForTimeout(500);
      await page.goto('/');
      await page.getByRole('region', { name: 'Top Sellers This Month' }).scrollIntoViewIfNeeded();
    }
    expect(await sellers.allTextContents()).toEqual([expect.stringMatching(/1 sale.*\$55/)]);
  });

  it('a saved search finds by mail what comes up, until one click ends it', async () => {
    const { origin, town } = product;
    const [ana, bruno] = await Promise.all([town.guest(), town.guest()]);
    const { page, context } = await opensWindow(browser(), origin);
    await entersAs(context, origin, bruno.session.refreshToken);
    await page.goto('/listings?q=bandoneon');
    await page.getByRole('button', { name: 'Save Search' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('bruno@people.example');
    await dialog.getByRole('button', { name: 'Save Search' }).click();
    await dialog.getByText('Please confirm by the link we sent to bruno@people.example', { exact: false }).waitFor();
    await dialog.waitFor({ state: 'hidden' });

    await page.goto(linkIn(await mailTo(page, 'bruno@people.example', 'Confirm'), 'confirm'));
    await page.getByRole('heading', { name: 'Confirmed' }).waitFor();
    await ana.publishes(aBike({ title: 'Old bandoneon' }));
    const alert = await mailTo(page, 'bruno@people.example', 'New on Vybac: bandoneon');
    expect(alert).toContain('Old bandoneon');

    // From wherever the mail is read: without a session.
    const elsewhere = await opensWindow(browser(), origin);
    await elsewhere.page.goto(linkIn(alert, 'unsubscribe'));
    await elsewhere.page.getByRole('heading', { name: 'Unsubscribed' }).waitFor();
    await page.goto('/alerts');
    await page.getByText('Paused').waitFor();
    await page.goto('/notifications');
    await page.getByText('New for “bandoneon”').waitFor();
  });

  it('the feed is gone through on a phone by swipes and remembers what was skipped', async () => {
    const { origin, town } = product;
    const [ana, bruno] = await Promise.all([town.guest(), town.guest()]);
    for (const title of ['Umber chair', 'Umber table']) await ana.publishes(aBike({ title }));
    const { page, context } = await opensWindow(browser(), origin, { viewport: phone });
    await entersAs(context, origin, bruno.session.refreshToken);
    await page.goto('/listings');
    await page.getByRole('link', { name: 'Swipe feed' }).click();
    const card = page.getByRole('main').getByRole('heading', { level: 2 });
    await card.filter({ hasText: 'Umber table' }).first().waitFor();
    const box = (await card.filter({ hasText: 'Umber table' }).first().boundingBox())!;
    await page.mouse.move(box.x + 100, box.y);
    await page.mouse.down();
    await page.mouse.move(box.x - 60, box.y, { steps: 4 });
    await page.mouse.up();
    await page.getByText('2 / ', { exact: false }).waitFor();
    await page.reload();
    await card.filter({ hasText: 'Umber chair' }).first().waitFor();
    expect(await card.filter({ hasText: 'Umber table' }).count()).toBe(0);
    await page.getByRole('button', { name: 'View Details' }).click();
    await page.getByRole('heading', { level: 1, name: 'Umber chair' }).waitFor();
  });
});
