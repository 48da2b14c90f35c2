import { showListing } from '@vybac/contracts/listings';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describeInBrowser, entersAs, opensWindow } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import { eventually } from '../support/eventually';
import type { Product } from '../support/product';
import { chooses } from './acts/listing';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const colours = ['#2a62c8', '#7a2', '#c43', '#a5c', '#fc4', '#3bb', '#888', '#123'];

async function plainPhoto(background: string, index: number) {
  const made = sharp({ create: { width: 900, height: 700, channels: 3, background } }).jpeg();
  return { name: `${index}.jpg`, mimeType: 'image/jpeg', buffer: await made.toBuffer() };
}

/** Pictures on the page that a person sees as broken. */
const broken = (page: Page): Promise<number> =>
  page.locator('main img').evaluateAll(async (all) => {
    const images = all as HTMLImageElement[];
    // What is to be loaded only when it comes into sight may not be there yet.
    const inSight = images.filter((image) => {
      const { top, left, right } = image.getBoundingClientRect();
      return image.loading !== 'lazy' || (top < innerHeight && left < innerWidth && right > 0);
    });
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
    return inSight.filter((image) => image.naturalWidth === 0).length;
  });

describeInBrowser('photos', (browser) => {
  let product: Product;
  beforeAll(async () => void (product = await startEmbedded()));
  afterAll(() => product.stop());

  it('that break off, are too many or are none leave the others and the form as they were; none is ever broken', async () => {
    const ana = await product.town.guest();
    const { page, context } = await opensWindow(browser(), product.origin);
    await entersAs(context, product.origin, ana.session.refreshToken);
    let uploads = 0;
    await page.route('**', (route, request) => {
      if (request.method() !== 'PUT' || request.url().includes('/api/')) return route.fallback();
      uploads += 1;
      return uploads === 2 ? route.abort('connectionreset') : route.fallback();
    });
    await page.goto('/create-listing');
    await field(page, 'Title').fill('Box of many colours');
    await field(page, 'Description').fill('Each as you see it.');

    const video = Buffer.concat([
      Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'),
      Buffer.alloc(4_000),
    ]);
    const picker = page.locator('input[type=file]');
    await picker.setInputFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: video });
    await page.getByText('Invalid file type').waitFor();
    await page.getByRole('button', { name: 'Remove photo 1' }).click();

    await picker.setInputFiles(await Promise.all(colours.map(plainPhoto)));
    await page.getByText('You can only upload up to 5 images').first().waitFor();
    await eventually(async () => expect(await page.getByRole('progressbar').count()).toBe(0), 30_000);
    expect(await page.getByRole('img', { name: /^Photo \d$/ }).count()).toBe(5);
    // The video, five photos, and one of them again.
    expect(uploads).toBe(7);
    expect(await page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ }).count()).toBe(0);
    expect(await field(page, 'Title').inputValue()).toBe('Box of many colours');

    await chooses(page, 'Category', 'Other');
    await chooses(page, 'Condition', 'Good');
    await field(page, 'Price').fill('12');
    await page.getByRole('button', { name: 'Create Listing' }).click();
    await page.waitForURL('**/listing/*');
    expect(await broken(page)).toBe(0);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { images } = await ana.call(showListing, { params: { id } });
    expect(images).toHaveLength(5);

    await page.goto('/listings');
    await page.getByRole('link', { name: 'Box of many colours' }).waitFor();
    expect(await broken(page)).toBe(0);
    // Meanwhile the other versions are made, and what is shown then is the smallest that will do.
    await eventually(async () => {
      const kinds = images.map(async ({ urls }) => {
        const small = await fetch(new URL(urls.small.replace('.webp', '.avif'), product.origin));
        return small.headers.get('content-type');
      });
      expect(new Set(await Promise.all(kinds))).toEqual(new Set(['image/avif']));
    }, 60_000);
    await page.reload();
    const card = page.getByRole('article').filter({ hasText: 'Box of many colours' }).locator('picture img').first();
    await card.waitFor();
    await eventually(async () =>
      expect(await card.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/(320|640)\.avif$/),
    );
    expect(await broken(page)).toBe(0);
  });
});
