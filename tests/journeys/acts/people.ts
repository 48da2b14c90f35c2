import type { GuestCredentials } from '@vybac/contracts/identity';
import type { Page } from 'playwright-core';

export const password = 'correct horse battery';

/** From the home page into a guest session; ends on the dashboard. Answers what was shown once. */
export async function continuesAsGuest(page: Page): Promise<GuestCredentials> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try as Guest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guest access' });
  await dialog.getByRole('button', { name: 'Continue as Guest' }).click();
  const shown = page.getByRole('dialog', { name: 'You are in' });
  await shown.getByText('Save both now').waitFor();
  const guestId = await shown.getByLabel('Guest ID').inputValue();
  const pin = await shown.getByLabel('PIN').inputValue();
  await shown.getByRole('button', { name: 'Copy both' }).click();
  await shown.getByRole('button', { name: 'Both copied' }).waitFor();
  await shown.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  return { guestId, pin };
}

/** By Guest ID and PIN; ends on the dashboard when they are right. */
export async function comesBackAsGuest(page: Page, { guestId, pin }: GuestCredentials): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guest access' });
  await dialog.getByLabel('Guest ID').fill(guestId);
  await dialog.getByLabel('PIN').fill(pin);
  await dialog.getByRole('button', { name: 'Access My Listings' }).click();
}

export async function fillsSignUp(page: Page, email: string, submit: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByText('This username is free').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: submit }).click();
  await page.getByRole('heading', { name: 'Confirm your email' }).waitFor();
}

/** Reads the mail in the development mailbox and follows its link, in a tab of its own; ends on the listings. */
export async function followsConfirmation(page: Page, email: string): Promise<void> {
  const mailbox = `/dev/mailbox?to=${encodeURIComponent(email)}`;
  const mail = page.getByRole('main').locator('ol a').first();
  await page.goto(mailbox);
  for (let tries = 0; tries < 20 && !(await mail.isVisible()); tries += 1) {
    // The mail is sent by a reaction to the sign-up.
    await mail.waitFor({ timeout: 500 }).catch(() => page.goto(mailbox));
  }
  await mail.click();
  await page.getByRole('navigation', { name: 'Links in this mail' }).getByRole('link').first().click();
  await page.waitForURL('**/listings');
  await page.getByText('Email confirmed', { exact: true }).waitFor();
}

export async function signsIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/listings');
}

export async function opensAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
}

/** What the bell says. */
export async function hearsFromTheBell(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  const latest = page.getByRole('dialog', { name: 'Notifications' });
  await latest.getByText(title, { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await latest.waitFor({ state: 'hidden' });
}
