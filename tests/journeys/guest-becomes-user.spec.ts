import { aBike } from '@vybac/testing';
import { describeInBrowser, entersAs, opensWindow } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import type { Product } from '../support/product';
import { hears } from './acts/chat';
import { comesBackAsGuest, fillsSignUp, followsConfirmation, opensAccountMenu, signsIn } from './acts/people';

describeInBrowser('one identity for life', (browser) => {
  let product: Product;
  beforeAll(async () => void (product = await startEmbedded()));
  afterAll(() => product.stop());

  it('a guest who signs up keeps listing, chat, order and notifications', async () => {
    const { origin, town } = product;
    const [gina, bruno] = await Promise.all([town.guest(), town.guest()]);
    const bike = await gina.publishes(aBike());
    const conversation = await bruno.contacts(gina, bike);
    await bruno.writes(conversation, 'Hello Gina');
    await gina.accepts(await bruno.offers(bike, 5_500));
    const { page, context } = await opensWindow(browser(), origin);
    await entersAs(context, origin, gina.session.refreshToken);

    await page.goto('/dashboard');
    await opensAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Create an account' }).click();
    await page.getByRole('heading', { name: 'Keep your listings', level: 1 }).waitFor();
    await page.getByLabel('Username').fill('gina_stays');
    await fillsSignUp(page, 'gina@people.example', 'Create account and keep everything');
    // Until she follows the link she stays a guest.
    await page.getByText('Until you follow the link you stay a guest', { exact: false }).waitFor();
    const mail = await context.newPage();
    await followsConfirmation(mail, 'gina@people.example');

    await mail.goto('/dashboard');
    await mail.getByRole('main').getByText('gina_stays').first().waitFor();
    await mail.getByRole('link', { name: bike.title }).first().waitFor();
    await mail.getByRole('tab', { name: 'Orders' }).click();
    await mail.getByRole('textbox', { name: 'Handover code' }).waitFor();
    await mail.goto(`/chat/${bruno.id}?listing=${bike.id}`);
    await hears(mail, 'Hello Gina');
    await mail.goto('/notifications');
    await mail.getByText(/^New offer: \$55/).waitFor();
    // The tab she signed up in has followed.
    await page.goto('/dashboard');
    await page.getByRole('main').getByText('gina_stays').first().waitFor();

    const elsewhere = await opensWindow(browser(), origin);
    await comesBackAsGuest(elsewhere.page, gina.credentials ?? { guestId: '', pin: '' });
    await elsewhere.page.getByText('Guest ID or PIN is incorrect', { exact: false }).first().waitFor();
  });

  it('a returning guest gets in on another browser', async () => {
    const { origin, town } = product;
    const ana = await town.guest();
    const bike = await ana.publishes(aBike({ title: 'Violet city bike' }));
    const { page } = await opensWindow(browser(), origin);
    await comesBackAsGuest(page, ana.credentials ?? { guestId: '', pin: '' });
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.getByRole('link', { name: bike.title }).first().waitFor();
  });

  it('signing out is signing out in every tab', async () => {
    const { origin, town } = product;
    await town.user('dora');
    const { page, context } = await opensWindow(browser(), origin);
    await signsIn(page, 'dora@people.example');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await opensAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await page.getByText('Signed out successfully', { exact: true }).waitFor();
    await other.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
    await other.goto('/dashboard');
    await other.getByRole('heading', { name: 'Sign In Required' }).waitFor();
  });
});
