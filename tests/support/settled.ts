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

/**
 * How many pixels a page is wider than its window. Menus and hints find their place anew some frames after the window has changed:
 * what is gone within half a second does not count.
 */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { documentElement: root } = document;
    const excess = (): number => root.scrollWidth - root.clientWidth;
    for (let frame = 0; frame < 30 && excess() > 0; frame += 1) await new Promise(requestAnimationFrame);
    return excess();
  });
}
