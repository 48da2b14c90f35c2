import type { Person } from '@vybac/testing';
import type { Browser } from 'playwright-core';
import { axe } from '../support/axe';
import { describeInBrowser, desk, entersAs, opensWindow, phone, type Window } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import type { Product } from '../support/product';
import { furnish, type Screen } from '../support/screens';
import { overflow, settled } from '../support/settled';

/** `npm run audit` looks at all five themes; every run at the two that everybody has. */
const themes = (process.env['AUDIT_THEMES'] ?? 'light,dark').split(',');

/** CSS pixels: 320, where nothing may be lost (WCAG 1.4.10). */
const narrowest = 320;
/** What opens lies over all regions of a screen, and the screen was judged by itself. */
const overAScreen = { rules: { region: { enabled: false } } };
/** Milliseconds; a machine that does other things too may take its time. */
const patience = 900_000;

describeInBrowser('every screen is for everybody', (browser) => {
  let product: Product;
  beforeAll(async () => void (product = await startEmbedded()));
  afterAll(() => product.stop());

  it.each([['phone', phone] as const, ['desk', desk] as const])(
    'axe finds nothing on a %s',
    async (here, viewport) => {
      // People of their own: a session that goes on in one browser ends in another.
      const screens = (await furnish(product)).filter(({ only = here }) => only === here);
      const [visited, lived] = [screens.filter(({ viewer }) => !viewer), screens.filter(({ viewer }) => viewer)];
      // Two walks at a time: while one waits for a page, the other judges one.
      const found = await Promise.all([visited, lived].map((part) => walk(browser(), product.origin, viewport, part)));
      expect(found.flat()).toEqual([]);
    },
    patience,
  );
});

/** Looks at one screen after the other, everybody in a window of their own; what is wrong, a line each. */
async function walk(
  browser: Browser,
  origin: string,
  viewport: typeof desk,
  screens: readonly Screen[],
): Promise<string[]> {
  const found: string[] = [];
  const windows = new Map<Person | null, Window>();
  for (const screen of screens) {
    const window = windows.get(screen.viewer) ?? (await comesIn(browser, origin, screen.viewer, viewport));
    windows.set(screen.viewer, window);
    // One that cannot be reached is a fault as well, and the others are judged all the same.
    const faults = await judge(window, screen).catch((error: unknown) => [String(error)]);
    found.push(...faults.map((fault) => `${screen.name}: ${fault}`));
  }
  for (const { context } of windows.values()) await context.close();
  return found;
}

/** Somebody's browser: nothing moves in it, and it leaves pages whatever they ask. */
async function comesIn(
  browser: Browser,
  origin: string,
  viewer: Person | null,
  viewport: typeof desk,
): Promise<Window> {
  const window = await opensWindow(browser, origin, { viewport });
  if (viewer) await entersAs(window.context, origin, viewer.session.refreshToken);
  await window.page.emulateMedia({ reducedMotion: 'reduce' });
  window.page.on('dialog', (question) => void question.accept());
  return window;
}

/** What is wrong with a screen in any theme and at any width. */
async function judge({ page, complaints }: Window, { path, opens }: Screen): Promise<string[]> {
  await page.goto(path, { waitUntil: 'load' });
  await settled(page);
  await opens?.(page);
  const found: string[] = [];
  for (const [place, theme] of themes.entries()) {
    // Also those that need a plan: this is about colours, not about who may have them.
    await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
    // A theme is colours only: the rest was judged in the first one.
    const options = place > 0 ? { runOnly: 'color-contrast' } : opens ? overAScreen : {};
    found.push(...(await axe(page, options)).map((fault) => `${fault} in ${theme}`));
  }
  found.push(...complaints.splice(0).map((complaint) => `complains ${complaint}`));
  // As it is, and as it becomes when everything is enlarged twice, or on the narrowest phone.
  const { width, height } = page.viewportSize() ?? desk;
  for (const narrower of [width, width === desk.width ? desk.width / 2 : narrowest]) {
    await page.setViewportSize({ width: narrower, height });
    const excess = await overflow(page);
    if (excess > 0) found.push(`${String(excess)} px too wide at ${String(narrower)} px`);
  }
  await page.setViewportSize({ width, height });
  return found;
}
