import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { cameraPhoto } from '../../support/photos';

export async function chooses(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  const wanted = page.getByRole('option', { name: option, exact: true });
  await wanted.waitFor();
  // The list pays no heed to a press in the same breath as its opening; a person presses again.
  await eventually(async () => {
    if (await wanted.isVisible()) await wanted.click({ timeout: 1_000 });
    await wanted.waitFor({ state: 'hidden', timeout: 1_000 });
  }, 15_000);
}

/** Picks three camera photos, sees them at once, follows their upload, and puts the last before the second. */
async function addsPhotos(page: Page): Promise<void> {
  const photos = await Promise.all(
    [1, 2, 3].map(async (seed) => ({
      name: `photo-${seed}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await cameraPhoto(seed),
    })),
  );
  await page.locator('input[type=file]').setInputFiles(photos);
  await page.getByRole('progressbar', { name: 'Uploading photo 3' }).waitFor();
  const preview = page.getByRole('img', { name: 'Photo 3' });
  const third = await preview.getAttribute('src');
  expect(third).toMatch(/^blob:/);
  await page.getByRole('button', { name: 'Move photo 3 earlier' }).click();
  await page.getByText('Photo moved to place 2 of 3').waitFor({ state: 'attached' });
  expect(await page.getByRole('img', { name: 'Photo 2' }).getAttribute('src')).toBe(third);
  await eventually(async () => expect(await page.getByRole('progressbar').count()).toBe(0), 30_000);
}

/** Fills the form and publishes; ends on the listing, and answers its path. */
export async function listsABike(page: Page, title: string): Promise<string> {
  await page.getByRole('banner').getByRole('button', { name: 'Sell' }).click();
  await page.getByRole('menuitem', { name: 'Fill in the form' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Description' }).fill('Fits up to 1.80 m. The chain is new.');
  await chooses(page, 'Category', 'Sporting Goods');
  await chooses(page, 'Condition', 'Good');
  await page.getByRole('textbox', { name: 'Price' }).fill('60');
  await page.getByRole('textbox', { name: 'Location' }).fill('Maple Street');
  await addsPhotos(page);
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await page.getByText('Listing Created!', { exact: true }).waitFor();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  return new URL(page.url()).pathname;
}

/** Narrows the browse page by its filters: category, condition, and a price in dollars. */
export async function narrows(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: 'Filters' }).click();
  await chooses(page, 'Category', 'Sporting Goods');
  await chooses(page, 'Condition', 'Good');
  await page.getByRole('textbox', { name: 'Lowest price' }).fill(from);
  await page.getByRole('textbox', { name: 'Highest price' }).fill(to);
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor({ state: 'hidden' });
}
