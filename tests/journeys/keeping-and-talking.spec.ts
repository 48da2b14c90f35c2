import { type Listing, listDrafts, type SavedDraft, showListing } from '@vybac/contracts/listings';
import { aBike, type Person } from '@vybac/testing';
import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, entersAs, opensWindow } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import { eventually } from '../support/eventually';
import type { Product } from '../support/product';
import { chooses } from './acts/listing';
import { secondsOf } from './acts/sound';

describeInBrowser('what people keep and say', (browser) => {
  let product: Product;
  beforeAll(async () => void (product = await startEmbedded()));
  afterAll(() => product.stop());

  const comesIn = async (person: Person, path: string): Promise<Page> => opensAs(browser(), product, person, path);
  let bikes = 0;
  const begins = async (): Promise<{ ana: Person; bruno: Person; bike: Listing }> => {
    const [ana, bruno] = [await product.town.guest(), await product.town.guest()];
    bikes += 1;
    return { ana, bruno, bike: await ana.publishes(aBike({ title: `Teal gravel bicycle, number ${bikes}` })) };
  };

  it('a favorite is kept, counted, listed and told of when its price drops', async () => {
    const { ana, bruno, bike } = await begins();
    const page = await comesIn(bruno, `/listing/${bike.id}`);
    await page.getByRole('button', { name: `Favorite: ${bike.title}` }).click();
    await eventually(async () => expect((await ana.opens(bike)).favoriteCount).toBe(1));
    await page.goto('/favorites');
    await page.getByText('1 of 5 favorites used').waitFor();
    await page.getByRole('link', { name: new RegExp(bike.title) }).waitFor();

    await ana.edits(bike, aBike({ title: bike.title, priceAmount: bike.price.amount - 1_000 }));
    await eventually(async () =>
      expect((await bruno.notifications()).map(({ code }) => code)).toContain('favoritePriceDropped'),
    );
    await ana.removes(bike);
    await page.reload();
    await page.getByRole('heading', { name: 'No longer available' }).waitFor();
    await page.getByRole('button', { name: `Remove: ${bike.title}` }).click();
    await page.getByText('No favorites yet').waitFor();
  });

  it('a comment and its edit are there at once in somebody else’s window', async () => {
    const { ana, bruno, bike } = await begins();
    const [asking, watching] = [await comesIn(bruno, `/listing/${bike.id}`), await comesIn(ana, `/listing/${bike.id}`)];
    await watching.getByText('No comments yet. Be the first to ask.').waitFor();
    await asking.getByRole('button', { name: 'Post Comment' }).click();
    await asking.getByText('Comment required').first().waitFor();
    await asking.getByRole('textbox', { name: 'Your comment' }).fill('Does it still shift?');
    await asking.getByRole('button', { name: 'Post Comment' }).click();
    await asking.getByText('Name required').first().waitFor();
    await asking.getByRole('textbox', { name: 'Your name' }).fill('Bruno');
    await asking.getByRole('button', { name: 'Post Comment' }).click();
    await watching.getByRole('listitem').filter({ hasText: 'Does it still shift?' }).waitFor();

    const comments = asking.getByRole('region', { name: 'Comments' });
    await comments.getByRole('button', { name: 'Edit' }).click();
    await comments.getByRole('textbox', { name: 'Edit' }).fill('Does it still shift well?');
    await comments.getByRole('button', { name: 'Save' }).click();
    const seen = watching.getByRole('listitem').filter({ hasText: 'Does it still shift well?' });
    await seen.getByText('(edited)').waitFor();

    await comments.getByRole('button', { name: 'Delete' }).click();
    await asking.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await watching.getByText('No comments yet. Be the first to ask.').waitFor();
  });

  it('a report is taken once', async () => {
    const { bruno, bike } = await begins();
    const page = await comesIn(bruno, `/listing/${bike.id}`);
    const reports = async () => {
      await page.getByRole('button', { name: 'Report', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Report this listing' });
      await dialog.getByRole('textbox', { name: 'Description' }).fill('The same bike is listed five times.');
      await dialog.getByRole('button', { name: 'Send report' }).click();
    };
    await reports();
    await page.getByText('Report submitted').first().waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await reports();
    await page.getByText('You have reported this already').first().waitFor();
  });

  it('a listing edited in two tabs keeps the first change, and shows both texts to the second', async () => {
    const { ana, bike } = await begins();
    const [desk, phone] = [
      await comesIn(ana, `/create-listing?edit=${bike.id}`),
      await comesIn(ana, `/create-listing?edit=${bike.id}`),
    ];
    await field(desk, 'Title').fill('Teal bicycle, from the desk');
    await field(phone, 'Title').fill('Teal bicycle, from the phone');
    await desk.getByRole('button', { name: 'Save changes' }).click();
    await desk.waitForURL('**/listing/*');

    await phone.getByRole('button', { name: 'Save changes' }).click();
    const conflict = phone.getByRole('alert').filter({ hasText: 'This listing was changed somewhere else' });
    await conflict.getByText('Teal bicycle, from the desk').waitFor();
    await conflict.getByText('Teal bicycle, from the phone').waitFor();
    expect(await field(phone, 'Title').inputValue()).toBe('Teal bicycle, from the phone');
    expect((await ana.opens(bike)).title).toBe('Teal bicycle, from the desk');

    await conflict.getByRole('button', { name: 'Take what stands now: Title' }).click();
    expect(await field(phone, 'Title').inputValue()).toBe('Teal bicycle, from the desk');
    await field(phone, 'Description').fill('Both of us wrote this.');
    await phone.getByRole('button', { name: 'Save changes' }).click();
    await phone.waitForURL('**/listing/*');
    expect(await ana.opens(bike)).toMatchObject({
      title: 'Teal bicycle, from the desk',
      description: 'Both of us wrote this.',
    });
  });

  it('a draft begun in one browser goes on in another, and is gone when it is published', async () => {
    const { bruno } = await begins();
    const first = await comesIn(bruno, '/create-listing');
    await field(first, 'Title').fill('Brass desk lamp');
    await field(first, 'Price').fill('40');
    await first.getByText('Draft saved').waitFor();

    const second = await comesIn(bruno, '/create-listing');
    expect(await field(second, 'Title').inputValue()).toBe('Brass desk lamp');
    expect(await field(second, 'Price').inputValue()).toBe('40');
    await field(second, 'Description').fill('Bright.');
    await chooses(second, 'Category', 'Home & Garden');
    await chooses(second, 'Condition', 'Good');
    await second.getByRole('button', { name: 'Create Listing' }).click();
    await second.waitForURL('**/listing/*');
    const id = new URL(second.url()).pathname.split('/').at(-1) ?? '';
    expect(await bruno.call(showListing, { params: { id } })).toMatchObject({ title: 'Brass desk lamp' });

    const third = await comesIn(bruno, '/create-listing');
    await field(third, 'Title').waitFor();
    expect(await field(third, 'Title').inputValue()).toBe('');
  });

  it('a draft of another creation mode goes on too, with the sources of what stands in it', async () => {
    const { bruno } = await begins();
    const first = await comesIn(bruno, '/create-text-listing');
    await field(first, 'Your description').fill('Selling my blue mountain bike with a bell, asking 250');
    await first.getByRole('button', { name: 'Generate' }).click();
    await first.getByText('From your words: “250”').waitFor();
    await savedWith(bruno, ({ form }) => form.price === '250');

    const second = await comesIn(bruno, '/create-text-listing');
    await second.getByText('From your words: “250”').waitFor();
    expect(await field(second, 'Price').inputValue()).toBe('250');
    expect(await field(second, 'Your description').inputValue()).toContain('with a bell');
    // Each way of creating goes on with its own.
    await second.goto('/create-listing');
    await field(second, 'Title').waitFor();
    expect(await field(second, 'Title').inputValue()).toBe('');
  });

  it('words that nobody has made a listing of yet, and where the item is, go on in another browser', async () => {
    const { bruno } = await begins();
    const first = await comesIn(bruno, '/create-text-listing');
    await field(first, 'Your description').fill('An oak table, seats');
    await first.getByText('Draft saved').waitFor();
    const second = await comesIn(bruno, '/create-text-listing');
    expect(await field(second, 'Your description').inputValue()).toBe('An oak table, seats');
    await field(second, 'Your description').fill('An oak table, seats six, 80 dollars');
    await savedWith(bruno, ({ given }) => given.words.includes('seats six'));

    // The first one goes on with what it had: both are there, until one is chosen.
    await field(first, 'Your description').fill('An oak table, seats eight');
    await first.getByRole('button', { name: /^Take the other version: An oak table/ }).click();
    await eventually(async () =>
      expect(await field(first, 'Your description').inputValue()).toBe('An oak table, seats six, 80 dollars'),
    );

    const form = await comesIn(bruno, '/create-listing');
    await form.context().grantPermissions(['geolocation'], { origin: product.origin });
    await form.context().setGeolocation({ latitude: 48.85837, longitude: 2.29448 });
    await form.getByRole('button', { name: 'Use my position' }).click();
    await savedWith(bruno, (draft) => draft.form.position?.latitude === 48.86);
    const elsewhere = await comesIn(bruno, '/create-listing');
    await elsewhere.getByText('Your position is used.').waitFor();
  });

  it('a recording goes on in another browser, and becomes the voice of the listing there', async () => {
    const { bruno } = await begins();
    const first = await comesIn(bruno, '/create-voice-listing');
    await first.context().grantPermissions(['microphone'], { origin: product.origin });
    await first.getByRole('button', { name: 'Record', exact: true }).click();
    await first.getByRole('timer').getByText('0:01').waitFor();
    await first.getByRole('button', { name: 'Stop', exact: true }).click();
    await field(first, 'What you said').fill('Guitar lessons for beginners, 30 dollars an hour');
    await savedWith(bruno, ({ given }) => given.recordingId !== null && given.words.endsWith('an hour'));

    const second = await comesIn(bruno, '/create-voice-listing');
    expect(await secondsOf(second.getByLabel('Your recording', { exact: true }))).toBeGreaterThan(0.5);
    expect(await field(second, 'What you said').inputValue()).toContain('Guitar lessons');
    await second.getByRole('button', { name: 'Make the listing' }).click();
    await second.getByRole('button', { name: 'Create Listing' }).click();
    await second.waitForURL('**/listing/*');
    const id = new URL(second.url()).pathname.split('/').at(-1) ?? '';
    const { voice } = await bruno.call(showListing, { params: { id } });
    expect((await fetch(new URL(voice?.url ?? '', product.origin))).status).toBe(200);
  });
});

/** Waits until such a draft is kept for all of one's devices. */
async function savedWith(person: Person, isMeant: (draft: SavedDraft) => boolean): Promise<void> {
  await eventually(async () => expect((await person.call(listDrafts, {})).items.some(isMeant)).toBe(true), 10_000);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** A browser of its own, in which this person is signed in. */
async function opensAs(browser: Browser, { origin }: Product, person: Person, path: string): Promise<Page> {
  const { page, context } = await opensWindow(browser, origin);
  await entersAs(context, origin, person.session.refreshToken);
  await page.goto(path);
  return page;
}
