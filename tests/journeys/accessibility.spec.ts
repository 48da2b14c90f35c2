import AxeBuilder from '@axe-core/playwright';
import { describeInBrowser, desk, entersAs, opensWindow, phone } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import type { Product } from '../support/product';
import { furnish, type Screen } from '../support/screens';

/** `npm run audit` looks at all five themes; every run at the two that everybody has. */
const themes = (process.env['AUDIT_THEMES'] ?? 'light,dark').split(',');

describeInBrowser('every screen is for everybody', (browser) => {
  let product: Product;
  let screens: Screen[];
  beforeAll(async () => {
    product = await startEmbedded();
    screens = await furnish(product);
  });
  afterAll(() => product.stop());

  it.each(themes.flatMap((theme) => [[theme, 'phone', phone] as const, [theme, 'desk', desk] as const]))(
    'axe finds nothing: %s on a %s',
    async (theme, _, viewport) => {
      const found: string[] = [];
      for (const { name, path, viewer } of screens) {
        const { page, context, complaints } = await opensWindow(browser(), product.origin, { viewport, theme });
        if (viewer) await entersAs(context, product.origin, viewer.session.refreshToken);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path, { waitUntil: 'networkidle' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        found.push(
          ...violations.map(
            ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          ),
        );
        found.push(...complaints.map((complaint) => `${name} complains: ${complaint}`));
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) found.push(`${name} is ${overflow} px too wide`);
        await context.close();
      }
      expect(found).toEqual([]);
    },
  );
});
