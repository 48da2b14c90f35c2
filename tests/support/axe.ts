import { readFileSync } from 'node:fs';
import type { run, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Stand at the ends of what is open and hand the focus on at once: nobody ever stays on one. */
const focusGuards = '[data-base-ui-focus-guard]';

/**
 * What axe finds wrong on a page as it is now, a line each.
 * Read into a document once and run where it is: a new page for every look, as its own driver does, takes ten times as long.
 */
export async function axe(page: Page, options: RunOptions = {}): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([exclude, chosen]) => {
      const { axe } = window as unknown as { axe: { run: typeof run } };
      const { violations } = await axe.run({ exclude: [exclude] }, { ...chosen, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [focusGuards, options] as const,
  );
}
