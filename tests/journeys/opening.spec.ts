import { aBike } from '@vybac/testing';
import type { Page } from 'playwright-core';
import { describeInBrowser, desk, opensWindow, phone } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import { cameraPhoto, uploads } from '../support/photos';
import type { Product } from '../support/product';
import { settled } from '../support/settled';

/** Where the largest things of a page stand: headings, the poster’s text, photos of listings. */
const places = (page: Page) =>
  page.locator('h1, h1 + p, img[src^="/media/"]').evaluateAll((all) =>
    all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      // A heading is as wide as its neighbours leave it.
      const what =
        element.tagName === 'IMG' ? `${Math.round(width)}×${Math.round(height)}` : element.textContent.trim();
      return `${what} at ${Math.round(left)},${Math.round(top)}`;
    }),
  );

describeInBrowser('a page', (browser) => {
  let product: Product;
  let bike: string;
  beforeAll(async () => {
    product = await startEmbedded();
    const ana = await product.town.guest();
    const photo = await uploads(ana, await cameraPhoto());
    bike = (await ana.publishes(aBike({ imageIds: [photo.mediaId] }))).id;
  });
  afterAll(() => product.stop());

  describe.each([
    ['phone', phone],
    ['desk', desk],
  ] as const)('on a %s', (_, viewport) => {
    it.each([
      ['home', () => '/', 'de-DE'],
      ['browse', () => '/listings', 'en-US'],
      ['listing', () => `/listing/${bike}`, 'ja-JP'],
    ])(
      'shows before its code is there what it shows afterwards, in the same place: %s',
      async (_name, path, language) => {
        const { page, context } = await opensWindow(browser(), product.origin, { viewport, language });
        await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto(path());
        const before = await places(page);
        await page.unroute('**/assets/*.js');
        await page.goto(path());
        await settled(page);
        expect(before.length).toBeGreaterThan(1);
        expect(await places(page)).toEqual(expect.arrayContaining(before));
        await context.close();
      },
    );
  });
});
