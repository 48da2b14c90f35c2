import type { Page } from 'playwright-core';
import type { Furniture, Screen } from './screens';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const opened = (page: Page, role: 'dialog' | 'alertdialog' | 'menu' = 'dialog') => page.getByRole(role).waitFor();

/** What opens over a screen, and what a form says when it is not taken. */
export function dialogs({ ana, bruno, chen, dora, bike, contested }: Furniture): Screen[] {
  const listing = `/listing/${bike.id}`;
  const opens =
    (button: string | RegExp, role?: 'dialog' | 'alertdialog' | 'menu'): Screen['opens'] =>
    async (page) => {
      await press(page, button);
      await opened(page, role);
    };
  return [
    { name: 'menu of a phone', path: '/', viewer: null, only: 'phone', opens: opens('Open menu') },
    { name: 'account of a phone', path: '/', viewer: ana, only: 'phone', opens: opens('Profile') },
    { name: 'ways to sell, on a phone', path: '/', viewer: ana, only: 'phone', opens: opens('Sell') },
    { name: 'ways to sell', path: '/', viewer: ana, only: 'desk', opens: opens('Sell', 'menu') },
    { name: 'account menu', path: '/', viewer: ana, only: 'desk', opens: opens(/^Account of/, 'menu') },
    { name: 'language menu', path: '/', viewer: null, only: 'desk', opens: opens('Language', 'menu') },
    { name: 'theme menu', path: '/', viewer: null, only: 'desk', opens: opens('Theme', 'menu') },
    { name: 'latest notifications', path: '/', viewer: ana, opens: opens(/^Notifications/) },
    { name: 'filters', path: '/listings?q=bike', viewer: null, opens: opens(/^Filters/) },
    { name: 'save search', path: '/listings?q=bike', viewer: null, opens: opens('Save Search') },
    {
      name: 'save search, incomplete',
      path: '/listings?q=bike',
      viewer: null,
      opens: async (page) => {
        await press(page, 'Save Search');
        await page.getByRole('dialog').getByRole('button', { name: 'Save Search' }).click();
        await page.getByRole('alert').waitFor();
      },
    },
    {
      name: 'search suggestions',
      path: '/listings',
      viewer: null,
      opens: async (page) => {
        await page.getByRole('combobox', { name: 'Search listings' }).pressSequentially('bik');
        await page.getByRole('option').first().waitFor();
        await page.keyboard.press('ArrowDown');
      },
    },
    {
      name: 'newsletter, without an address',
      path: '/newsletter',
      viewer: null,
      opens: async (page) => {
        await press(page, 'Subscribe');
        await page.getByText('Please enter your email address').waitFor();
      },
    },
    {
      name: 'photo seen large',
      path: listing,
      viewer: null,
      opens: async (page) => {
        await page.getByRole('button', { name: 'Enlarge photo' }).first().click();
        await opened(page);
        await press(page, 'Zoom in');
      },
    },
    { name: 'share menu', path: listing, viewer: null, opens: opens('Share', 'menu') },
    { name: 'report', path: listing, viewer: chen, opens: opens('Report') },
    { name: 'offer', path: listing, viewer: chen, opens: opens('Make Offer') },
    { name: 'buy now', path: listing, viewer: dora, opens: opens('Buy Now', 'alertdialog') },
    {
      name: 'comment being changed',
      path: listing,
      viewer: chen,
      opens: (page) => page.getByRole('button', { name: 'Edit', exact: true }).first().click(),
    },
    {
      name: 'comment without words and name',
      path: listing,
      viewer: chen,
      opens: async (page) => {
        await press(page, 'Post Comment');
        await page.getByText('Comment required').waitFor();
      },
    },
    { name: 'delete a listing', path: listing, viewer: ana, opens: opens('Delete', 'alertdialog') },
    { name: 'sold elsewhere', path: listing, viewer: ana, opens: opens('Mark as sold elsewhere', 'alertdialog') },
    {
      name: 'form with complaints',
      path: '/create-listing',
      viewer: bruno,
      opens: async (page) => {
        await press(page, 'Create Listing');
        await page.getByText('Please fill this in').first().waitFor();
      },
    },
    {
      name: 'listing changed somewhere else',
      path: `/create-listing?edit=${contested.id}`,
      viewer: ana,
      opens: async (page) => {
        const elsewhere = await page.context().newPage();
        await elsewhere.goto(page.url());
        for (const tab of [page, elsewhere])
          await title(tab).fill(`Green bike, from ${tab === page ? 'here' : 'elsewhere'} at ${String(Date.now())}`);
        await press(elsewhere, 'Save changes');
        await elsewhere.waitForURL('**/listing/*');
        await elsewhere.close();
        await press(page, 'Save changes');
        await page.getByRole('heading', { name: 'This listing was changed somewhere else' }).waitFor();
      },
    },
    {
      name: 'listing made from words',
      path: '/create-text-listing',
      viewer: dora,
      opens: async (page) => {
        await page
          .getByRole('textbox', { name: 'Your description' })
          .fill('My blue mountain bike with a bell, asking 250');
        await press(page, 'Generate');
        await page.getByText('From your words', { exact: false }).first().waitFor();
      },
    },
    { name: 'guest access', path: '/auth?guest=true', viewer: null, opens: (page) => opened(page) },
    {
      name: 'end of the feed',
      path: '/feed',
      viewer: dora,
      opens: async (page) => {
        const end = page.getByRole('heading', { name: 'You have seen them all' });
        while (!(await end.isVisible())) {
          await page.keyboard.press('ArrowLeft');
          await page.waitForTimeout(50);
        }
      },
    },
  ];
}
