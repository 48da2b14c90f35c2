import AxeBuilder from '@axe-core/playwright';
import type { Person } from '@vybac/testing';
import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, desk, entersAs, opensWindow, phone, type Window } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import type { Product } from '../support/product';
import { furnish } from '../support/screens';
import { overflow, settled } from '../support/settled';

/** `npm run audit` looks at all five themes; every run at the two that everybody has. */
const themes = (process.env['AUDIT_THEMES'] ?? 'light,dark').split(',');

/** CSS pixels: 320, where nothing may be lost (WCAG 1.4.10). */
const narrowest = 320;
/** Milliseconds; axe is slow on a machine that does other things too. */
const patience = 600_000;

describeInBrowser('every screen is for everybody', (browser) => {
  let product: Product;
  beforeAll(async () => void (product = await startEmbedded()));
  afterAll(() => product.stop());

  it.each([['a phone', phone] as const, ['a desk', desk] as const])(
    'axe finds nothing on %s',
    async (_, viewport) => {
      // People of their own: a session that goes on in one browser ends in another.
      const screens = await furnish(product);
      const found: string[] = [];
      const windows = new Map<Person | null, Window>();
      const here = viewport === phone ? 'phone' : 'desk';
      for (const { name, path, viewer, opens, only = here } of screens) {
        if (only !== here) continue;
        const window = windows.get(viewer) ?? (await comesIn(browser(), product.origin, viewer, viewport));
        windows.set(viewer, window);
        const { page, complaints } = window;
        await page.goto(path, { waitUntil: 'load' });
        await settled(page);
        await opens?.(page);
        for (const [place, theme] of themes.entries()) {
          await wears(page, theme);
          const axe = new AxeBuilder({ page });
          // A theme is colours only: the rest was judged in the first one.
          const { violations } = await (place > 0 ? axe.withRules('color-contrast') : axe).analyze();
          found.push(
            ...violations.map(
              ({ id, nodes }) =>
                `${name}, ${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
            ),
          );
        }
        found.push(...complaints.splice(0).map((complaint) => `${name} complains: ${complaint}`));
        // As it is, and as it becomes when everything is enlarged twice, or on the narrowest phone.
        for (const width of [viewport.width, here === 'desk' ? desk.width / 2 : narrowest]) {
          await page.setViewportSize({ width, height: viewport.height });
          const excess = await overflow(page);
          if (excess > 0) found.push(`${name} is ${excess} px too wide at ${width} px`);
        }
        await page.setViewportSize(viewport);
      }
      for (const { context } of windows.values()) await context.close();
      expect(found).toEqual([]);
    },
    patience,
  );
});

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

/** Also those that need a plan: this is about colours, not about who may have them. */
async function wears(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, theme);
}
