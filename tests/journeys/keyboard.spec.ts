import { aBike, type Person } from '@vybac/testing';
import type { Page } from 'playwright-core';
import { describeInBrowser, desk, entersAs, opensWindow, phone } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import { eventually } from '../support/eventually';
import { cameraPhoto, uploads } from '../support/photos';
import type { Product } from '../support/product';
import { settled } from '../support/settled';

/** More than any dialog has places to stop at. */
const round = 16;

describeInBrowser('by keys alone', (browser) => {
  let product: Product;
  let ana: Person;
  let bruno: Person;
  let listing: string;
  beforeAll(async () => {
    product = await startEmbedded();
    [ana, bruno] = await Promise.all([product.town.guest(), product.town.user('bruno')]);
    const photos = await Promise.all([1, 2].map(async (seed) => (await uploads(ana, await cameraPhoto(seed))).mediaId));
    for (const title of ['Sienna chair', 'Sienna table']) await ana.publishes(aBike({ title }));
    listing = `/listing/${(await ana.publishes(aBike({ title: 'Sienna bike', imageIds: photos }))).id}`;
  });
  afterAll(() => product.stop());

  const comes = async (path: string, person: Person | null = bruno, viewport = desk): Promise<Page> => {
    const { page, context } = await opensWindow(browser(), product.origin, { viewport });
    if (person) await entersAs(context, product.origin, person.session.refreshToken);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await settled(page);
    return page;
  };

  it.each([
    ['the report', 'Report', 'dialog', desk],
    ['an offer', 'Make Offer', 'dialog', desk],
    ['buying', 'Buy Now', 'alertdialog', desk],
    ['a photo seen large', 'Enlarge photo', 'dialog', desk],
    ['the ways to sell, on a phone,', 'Sell', 'dialog', phone],
    ['the account, on a phone,', 'Profile', 'dialog', phone],
  ] as const)('%s opens, holds the focus and gives it back', async (_what, name, role, viewport) => {
    const page = await comes(listing, bruno, viewport);
    const button = page.getByRole('button', { name, exact: true }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole(role);
    await dialog.waitFor();
    await eventually(async () => expect(await hasFocus(page, role)).toBe(true));
    for (let step = 0; step < round; step += 1) {
      await page.keyboard.press('Tab');
      // Past the last place it is led back to the first.
      await eventually(async () => expect(await hasFocus(page, role)).toBe(true));
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(async () => expect(await isFocused(page, name)).toBe(true));
    await page.context().close();
  });

  it('saving a search and narrowing one open, and give the focus back', async () => {
    const page = await comes('/listings?q=sienna', null);
    for (const name of ['Save Search', 'Filters']) {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await eventually(async () => expect(await hasFocus(page, 'dialog')).toBe(true));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await eventually(async () => expect(await isFocused(page, name)).toBe(true));
    }
    await page.context().close();
  });

  it('photos go round, the listing is passed on, and both tell where one is', async () => {
    const page = await comes(listing);
    const dot = (position: number) => page.getByRole('button', { name: `Photo ${position} of 2`, exact: true });
    await dot(1).focus();
    await page.keyboard.press('ArrowRight');
    await eventually(async () => expect(await dot(2).getAttribute('aria-current')).toBe('true'));

    await page.getByRole('button', { name: 'Share', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Copy link' }).waitFor();
    await eventually(async () => {
      if (!(await page.evaluate(() => document.activeElement?.textContent ?? '')).includes('Copy link')) {
        await page.keyboard.press('ArrowDown');
        throw new Error('not there yet');
      }
    });
    await page.keyboard.press('Enter');
    await page.getByText('Link copied').first().waitFor();
    await page.getByText('Passed on 1 time from this device').waitFor();
    await eventually(async () => expect(await isFocused(page, 'Share')).toBe(true));
    await page.context().close();
  });

  it('the feed is skipped, taken back and opened', async () => {
    const page = await comes('/feed');
    const first = await page.getByRole('main').locator('[aria-live]').textContent();
    await page.keyboard.press('ArrowLeft');
    await page.getByText('2 / ', { exact: false }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.getByText('1 / ', { exact: false }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { level: 1, name: first ?? '' }).waitFor();
    await page.context().close();
  });

  it('a suggestion is chosen, and a filter let go leaves the focus with the results', async () => {
    const page = await comes('/listings?condition=good', null);
    await page.getByRole('combobox', { name: 'Search listings' }).focus();
    await page.keyboard.type('sien');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=sienna/);
    await page.getByText('3 listings').waitFor();
    await page.getByRole('link', { name: 'Remove filter: Good' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.searchParams.has('condition'));
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('results'));
    await page.context().close();
  });

  it('a listing gets its category and tags', async () => {
    const page = await comes('/create-listing');
    await page.getByRole('combobox', { name: 'Category' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Books' }).waitFor();
    await page.keyboard.type('Boo');
    await page.keyboard.press('Enter');
    await eventually(async () =>
      expect(await page.getByRole('combobox', { name: 'Category' }).textContent()).toContain('Books'),
    );
    const field = page.getByRole('textbox', { name: 'Add a tag' });
    await field.focus();
    for (const tag of ['old', 'rare']) {
      await page.keyboard.type(tag);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Remove tag old' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove tag old' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Remove tag rare' }).waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('the content is one step from the top', async () => {
    const page = await comes('/listings', null);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.context().close();
  });
});

/** Whether what has the focus lies in the open dialog. */
function hasFocus(page: Page, role: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.closest(`[role=${wanted}]`) !== null, role);
}

/** Whether the focus is on a button of this name. */
function isFocused(page: Page, name: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') === wanted || focused?.textContent === wanted;
  }, name);
}
