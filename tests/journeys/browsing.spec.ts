import { aBike, aBook } from '@vybac/testing';
import type { Page } from 'playwright-core';
import { axe } from '../support/axe';
import { describeInBrowser, opensWindow, phone } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import { eventually } from '../support/eventually';
import type { Product } from '../support/product';
import { settled } from '../support/settled';

const many = 58;
const here = { latitude: 52.5219, longitude: 13.4132 };

describeInBrowser('browsing', (browser) => {
  let product: Product;
  beforeAll(async () => {
    product = await startEmbedded();
    const ana = await product.town.user('ana');
    for (let number = 1; number <= many; number += 1)
      await ana.publishes(aBook({ title: `Atlas of the world ${number}`, priceAmount: number * 100 }));
    await ana.publishes(aBike({ title: 'Bicycle around the corner', position: here }));
  });
  afterAll(() => product.stop());

  const box = (page: Page) => page.getByRole('combobox', { name: 'Search listings' });
  const cards = (page: Page) => page.getByRole('main').getByRole('article');

  it('goes on as one scrolls, and finds one’s place again on the way back', async () => {
    const { page, complaints } = await opensWindow(browser(), product.origin, { viewport: phone });
    await page.goto('/listings');
    await settled(page);
    await eventually(async () => {
      await page.mouse.wheel(0, 3_000);
      expect(await cards(page).count()).toBe(many + 1);
    });
    const one = page.getByRole('link', { name: 'Atlas of the world 12', exact: true });
    await one.scrollIntoViewIfNeeded();
    const before = await one.boundingBox();
    await one.click();
    await page.getByRole('heading', { name: 'Atlas of the world 12', level: 1 }).waitFor();
    await page.goBack();
    await one.waitFor();
    await eventually(async () => {
      const after = await one.boundingBox();
      expect(Math.abs((after?.y ?? Infinity) - (before?.y ?? 0))).toBeLessThan(60);
    });
    expect(await cards(page).count()).toBe(many + 1);
    expect(complaints).toEqual([]);
  });

  it('suggests while one types, and remembers what was searched for', async () => {
    const { page, complaints } = await opensWindow(browser(), product.origin);
    await page.goto('/listings');
    // The dictionary learns from events, a moment after the publication.
    await eventually(async () => {
      await box(page).fill('');
      await box(page).pressSequentially('bicy');
      await page.getByRole('option', { name: 'bicycle, 1 listing' }).waitFor({ timeout: 2_000 });
    });
    await page.getByText('1 listing', { exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/listings?q=bicycle');
    await page.getByText('1 listing', { exact: true }).waitFor();

    await page.reload();
    expect(await box(page).inputValue()).toBe('bicycle');
    await box(page).fill('');
    await page.getByRole('listbox', { name: 'Recent searches' }).waitFor();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['bicycle']);
    await page.getByText(`${many + 1} listings`).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await box(page).click();
    expect(await page.getByRole('option').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('shows what is near once a position is shared, and says what it leaves out', async () => {
    const { page, context, complaints } = await opensWindow(browser(), product.origin, { viewport: phone });
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(here);
    await page.goto('/listings');
    await settled(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Use my position' }).click();
    await page.getByRole('combobox', { name: 'Distance' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await page.waitForURL(/near=52\.52(,|%2C)13\.41$/);
    await page.getByText('Listings without a position are left out.', { exact: false }).waitFor();
    expect(await cards(page).count()).toBe(1);
    expect(await cards(page).innerText()).toMatch(/< [25] km/);

    await page.reload();
    await page.getByRole('link', { name: 'Remove filter: Within 25 km' }).click();
    await page.getByText(`${many + 1} listings`).waitFor();
    expect(complaints).toEqual([]);
  });

  it('leaves out of an address what no filter can be', async () => {
    const { page, complaints } = await opensWindow(browser(), product.origin);
    await page.goto('/listings?category=nope&condition=x&sort=hacked&minPrice=abc&maxPrice=-4&from=elsewhere');
    await page.getByRole('heading', { name: 'Browse listings' }).waitFor();
    await page.getByText(`${many + 1} listings`).waitFor();
    await page.waitForURL('**/listings');
    expect(complaints).toEqual([]);
  });

  it('says that nothing was found, and leads back to everything', async () => {
    const { page, complaints } = await opensWindow(browser(), product.origin);
    await page.goto('/listings?q=unicorn&category=books&maxPrice=0');
    await page.getByRole('heading', { name: 'No listings found.' }).waitFor();
    await page.getByRole('link', { name: 'Remove filter: Free' }).click();
    await page.waitForURL('**/listings?q=unicorn&category=books');
    await page.getByRole('link', { name: 'Show all listings' }).click();
    await page.getByText(`${many + 1} listings`).waitFor();
    expect(complaints).toEqual([]);
  });
});
