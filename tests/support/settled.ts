import type { Page } from 'playwright-core';
import { eventually } from './eventually';

/** Waits until a screen shows what it is about: there is a heading, nothing loads, the fonts are in. */
export async function settled(page: Page): Promise<void> {
  await eventually(async () => {
    const hindrance = await page.evaluate(() => {
      const main = document.querySelector('main');
      if (!main?.querySelector('h1, h2')) return 'no heading';
      const loading = document.querySelector('main .animate-spinner, main .animate-shimmer');
      if (loading) return `something loads: ${loading.parentElement?.textContent ?? ''}`;
      return document.fonts.status === 'loaded' ? '' : 'a font loads';
    });
    if (hindrance) throw new Error(`${page.url()} does not settle: ${hindrance}`);
  });
}

/** How many pixels a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
