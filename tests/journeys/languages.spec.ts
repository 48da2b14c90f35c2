import { aBike } from '@vybac/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describeInBrowser, entersAs, opensWindow, phone } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import { cameraPhoto, uploads } from '../support/photos';
import type { Product } from '../support/product';
import { overflow, settled } from '../support/settled';

const locales = join(__dirname, '../../apps/web/src/locales');

describeInBrowser('the main path in other scripts, on a phone', (browser) => {
  let product: Product;
  beforeAll(async () => void (product = await startEmbedded()));
  afterAll(() => product.stop());

  it.each(['hi', 'ja'])('%s: nothing overflows and nothing is left in English', async (language) => {
    const { origin, town } = product;
    const [ana, bruno] = await Promise.all([town.guest(), town.guest()]);
    const photo = await uploads(ana, await cameraPhoto());
    // What people write themselves stays as it is; short words cannot be mistaken for ours.
    const bike = await ana.publishes(
      aBike({ title: '自転車', description: '青', location: '', imageIds: [photo.mediaId] }),
    );
    await bruno.writes(await bruno.contacts(ana, bike), '👋');
    await bruno.offers(bike, 5_000);
    const { orderId } = await ana.accepts(await bruno.offers(await ana.publishes(aBike({ title: '古い本' })), 5_500));

    const visitor = await opensWindow(browser(), origin, { viewport: phone, language });
    for (const path of [
      '/',
      '/listings',
      '/listings?q=zzzzzz',
      `/listing/${bike.id}`,
      '/auth',
      '/signup',
      '/no-such-page',
    ])
      await reads(visitor.page, path, language);
    await visitor.page.goto('/auth?guest=true');
    await settled(visitor.page);
    await visitor.page.getByRole('dialog').waitFor();
    await isTranslated(visitor.page, language);

    const buyer = await opensWindow(browser(), origin, { viewport: phone, language });
    await entersAs(buyer.context, origin, bruno.session.refreshToken);
    for (const path of [
      '/create-listing',
      `/listing/${bike.id}`,
      '/chat',
      `/chat/${ana.id}?listing=${bike.id}`,
      '/dashboard',
      `/dashboard?tab=orders&order=${orderId ?? ''}`,
      '/notifications',
    ])
      await reads(buyer.page, path, language);
    expect([...visitor.complaints, ...buyer.complaints]).toEqual([]);
  });
});

async function reads(page: Page, path: string, language: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  await isTranslated(page, language);
}

async function isTranslated(page: Page, language: string): Promise<void> {
  const english = englishTexts(language);
  const shown = await page.evaluate(() => [
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('[aria-label], [placeholder]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('placeholder') ?? '',
    ]),
  ]);
  const left = shown.map((text) => text.trim()).filter((text) => english.has(text));
  expect({ at: page.url(), english: left, overflow: await overflow(page) }).toEqual({
    at: page.url(),
    english: [],
    overflow: 0,
  });
}

/** Our texts of more than 12 letters, but for those that are meant to be the same in this language. */
function englishTexts(language: string): Set<string> {
  const texts = new Set<string>();
  for (const file of readdirSync(join(locales, 'en'))) {
    const there = flat(JSON.parse(readFileSync(join(locales, language, file), 'utf8')));
    for (const [key, text] of flat(JSON.parse(readFileSync(join(locales, 'en', file), 'utf8'))))
      if (text.length > 12 && there.get(key) !== text) texts.add(text);
  }
  return texts;
}

function flat(texts: Record<string, unknown>, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : [...flat(value as Record<string, unknown>, `${prefix}${key}.`)],
    ),
  );
}
