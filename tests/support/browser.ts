import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import launch from './chromium.json';

export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

/** Tells a story in Chromium. Without Chromium it is skipped on a laptop, saying so, and fails when `CI=true`. */
export function describeInBrowser(title: string, story: (browser: () => Browser) => void): void {
  if (!existsSync(launch.executablePath) && process.env['CI'] !== 'true') {
    process.stderr.write(`Skipped "${title}": there is no ${launch.executablePath} (apt-get install chromium)\n`);
    describe.skip(title, () => undefined);
    return;
  }
  // A browser on a busy machine misses a moment now and then; the first failure is printed, a second one counts.
  // Only what a browser shows is tried again: never a race, a kill or anything that asks whether something was lost.
  if (process.env['CI'] === 'true') jest.retryTimes(1, { logErrorsBeforeRetry: true });
  describe(title, () => {
    let browser: Browser | undefined;
    beforeAll(async () => void (browser = await chromium.launch(launch)));
    afterAll(() => browser?.close());
    story(() => {
      if (!browser) throw new Error('Chromium is not up');
      return browser;
    });
  });
}

export interface Window {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about: errors in scripts and on the console. */
  readonly complaints: string[];
}

/** A refused request is the story's business, and it asserts the answer; a page that is left has nobody to tell any more. */
const notComplaints = ['Failed to load resource', 'WebSocket is already in CLOSING or CLOSED state'];

/** A browser of somebody's own: its cookies and storage are nobody else's. */
export async function opensWindow(
  browser: Browser,
  origin: string,
  { viewport = desk, language = 'en-US', theme }: { viewport?: typeof desk; language?: string; theme?: string } = {},
): Promise<Window> {
  const context = await browser.newContext({
    viewport,
    locale: language,
    baseURL: origin,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  if (theme) await context.addInitScript((name) => localStorage.setItem('vybac-theme', name), theme);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !notComplaints.some((words) => message.text().startsWith(words)))
      complaints.push(message.text());
  });
  return { page, context, complaints };
}

/** Gives a browser the session of somebody who came in over HTTP. */
export async function entersAs(context: BrowserContext, origin: string, refreshToken: string): Promise<void> {
  await context.addCookies([{ name: 'vybac', value: refreshToken, url: origin, httpOnly: true, sameSite: 'Lax' }]);
}
