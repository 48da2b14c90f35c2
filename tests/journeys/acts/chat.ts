import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../support/eventually';

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to / });

/** The messages of the open conversation, oldest first. */
export const thread = (page: Page): Locator => page.getByRole('region', { name: /^Messages with / });

export async function says(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** Types without sending. */
export async function begins(page: Page, text: string): Promise<void> {
  await composer(page).pressSequentially(text);
}

export async function draftOf(page: Page): Promise<string> {
  return composer(page).inputValue();
}

export async function hears(page: Page, text: string): Promise<void> {
  await thread(page).getByText(text, { exact: true }).waitFor();
}

/** How far one's own message has come. */
export async function tickOf(page: Page, text: string): Promise<string> {
  const row = thread(page).getByRole('listitem').filter({ hasText: text });
  return (await row.locator('[data-tick]').innerText()).trim();
}

export async function seesTick(page: Page, text: string, tick: 'Sent' | 'Delivered' | 'Read'): Promise<void> {
  await eventually(async () => expect(await tickOf(page, text)).toBe(tick), 15_000);
}

/** Another window is in front of this one, or no longer. */
export async function turns(page: Page, where: 'away' | 'back'): Promise<void> {
  await page.evaluate((focused) => {
    document.hasFocus = () => focused;
    window.dispatchEvent(new Event(focused ? 'focus' : 'blur'));
  }, where === 'back');
}

/** The card of the offer that stands at this price now. */
export const offerOf = (page: Page, dollars: number): Locator =>
  page.getByRole('article', { name: new RegExp(`^Offer of \\$${dollars}\\b`) });

/** Writes an amount into the open dialog and sends it. */
export async function names(page: Page, dialog: string, dollars: number): Promise<void> {
  const asked = page.getByRole('dialog', { name: dialog });
  await asked.getByLabel('Amount').fill(String(dollars));
  await asked.getByRole('button', { name: 'Send offer' }).click();
}
