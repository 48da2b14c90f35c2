import type { Person } from '@vybac/testing';
import type { Page } from 'playwright-core';
import { describeInBrowser, entersAs, opensWindow, phone } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import type { Product } from '../support/product';
import { furnish, type Screen } from '../support/screens';
import { settled } from '../support/settled';

const deadEnds = ['This page has moved on', 'Listing not found', 'Something went wrong', 'Chat Unavailable'];

describeInBrowser('no link leads nowhere', (browser) => {
  let product: Product;
  let screens: Screen[];
  let people: Record<'guest' | 'user', Person>;
  beforeAll(async () => {
    product = await startEmbedded();
    screens = await furnish(product);
    const user = await product.town.user('dora');
    const guest = screens.find(({ viewer }) => viewer)?.viewer;
    if (!guest) throw new Error('Nobody looks at the screens');
    people = { guest, user };
  });
  afterAll(() => product.stop());

  it.each(['visitor', 'guest', 'user'] as const)(
    'for a %s',
    async (kind) => {
      const { origin } = product;
      const viewer = kind === 'visitor' ? null : people[kind];
      const { page, context, complaints } = await opensWindow(browser(), origin);
      if (viewer) await entersAs(context, origin, viewer.session.refreshToken);
      const seen = screens.filter((screen) => kind !== 'guest' || screen.viewer === null || screen.viewer === viewer);
      const waiting = new Set(seen.filter(({ name }) => !isMeantToBeMissing(name)).map(({ path }) => path));
      for (const path of await linksInMenus(page, origin, kind)) waiting.add(path);
      const troubles: string[] = [];
      // A set grows while it is walked: every address once, in the order found.
      for (const path of waiting) {
        const answer = await page.goto(path, { waitUntil: 'load' });
        await settled(page);
        if (answer?.status() !== 200) troubles.push(`${path} answers ${answer?.status()}`);
        // By its element: a dialog that opens with the page hides the role.
        const text = await page.locator('main').innerText();
        if (text.trim().length < 20) troubles.push(`${path} is empty`);
        if (/coming soon/i.test(text)) troubles.push(`${path} says "coming soon"`);
        troubles.push(...deadEnds.filter((words) => text.includes(words)).map((words) => `${path} says "${words}"`));
        for (const link of await visibleLinks(page, origin)) waiting.add(link);
      }
      expect(troubles).toEqual([]);
      expect(complaints).toEqual([]);
      expect(waiting.size).toBeGreaterThan(15);
      await context.close();
    },
    300_000,
  );

  it('an unknown address shows the not-found page, with its status', async () => {
    const { page } = await opensWindow(browser(), product.origin);
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'This page has moved on' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { name: /Make Cash/ }).waitFor();
  });

  it('/messages leads to the chat', async () => {
    const { page, context } = await opensWindow(browser(), product.origin);
    await entersAs(context, product.origin, people.user.session.refreshToken);
    await page.goto('/messages');
    await page.waitForURL('**/chat');
  });
});

function isMeantToBeMissing(name: string): boolean {
  return ['not found', 'no such listing', 'removed listing'].includes(name);
}

/** Paths within the marketplace; the same page narrowed by one more filter counts once. */
async function visibleLinks(page: Page, origin: string): Promise<string[]> {
  const addresses = await page
    .locator('a[href]:visible')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return addresses
    .filter((address) => address.startsWith(`${origin}/`))
    .map((address) => new URL(address))
    .filter(({ pathname, searchParams }) => pathname !== '/listings' || searchParams.size < 2)
    .map(({ pathname, search }) => pathname + search);
}

/** What the menus of a desk and of a phone offer. */
async function linksInMenus(page: Page, origin: string, kind: 'visitor' | 'guest' | 'user'): Promise<string[]> {
  const found: string[] = [];
  await page.goto('/', { waitUntil: 'load' });
  if (kind !== 'visitor') {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Dashboard' }).waitFor();
    found.push(...(await visibleLinks(page, origin)));
  }
  const desk = page.viewportSize();
  await page.setViewportSize(phone);
  await page.goto('/', { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Browse' }).waitFor();
  found.push(...(await visibleLinks(page, origin)));
  await page.keyboard.press('Escape');
  if (kind !== 'visitor') {
    await page.getByRole('navigation', { name: 'Quick access' }).getByRole('button').last().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Notifications' }).waitFor();
    found.push(...(await visibleLinks(page, origin)));
  }
  if (desk) await page.setViewportSize(desk);
  return found;
}
