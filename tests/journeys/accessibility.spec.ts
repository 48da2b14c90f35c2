import AxeBuilder from '@axe-core/playwright';
import type { Person } from '@vybac/testing';
import type { Page } from 'playwright-core';
import { describeInBrowser, desk, entersAs, opensWindow, phone, type Window } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import type { Product } from '../support/product';
import { furnish, type Screen } from '../support/screens';
import { overflow, settled } from '../support/settled';

/** `npm run audit` looks at all five themes; every run at the two that everybody has. */
const themes = (process.env['AUDIT_THEMES'] ?? 'light,dark').split(',');

/** Milliseconds; axe is slow on a machine that does other things too. */
const patience = 300_000;

describeInBrowser('every screen is for everybody', (browser) => {
  let product: Product;
  let screens: Screen[];
  beforeAll(async () => {
    product = await startEmbedded();
    screens = await furnish(product);
  });
  afterAll(() => product.stop());

  it.each([['a phone', phone] as const, ['a desk', desk] as const])(
    'axe finds nothing on %s',
    async (_, viewport) => {
      const found: string[] = [];
      const windows = new Map<Person | null, Window>();
      for (const { name, path, viewer } of screens) {
        const window = windows.get(viewer) ?? (await opensWindow(browser(), product.origin, { viewport }));
        windows.set(viewer, window);
        const { page, context, complaints } = window;
        if (viewer) await entersAs(context, product.origin, viewer.session.refreshToken);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path, { waitUntil: 'load' });
        await settled(page);
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
        const excess = await overflow(page);
        if (excess > 0) found.push(`${name} is ${excess} px too wide`);
      }
      for (const { context } of windows.values()) await context.close();
      expect(found).toEqual([]);
    },
    patience,
  );
});

/** Also those that need a plan: this is about colours, not about who may have them. */
async function wears(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, theme);
}
