import { showListing } from '@vybac/contracts/listings';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { describeInBrowser, entersAs, opensWindow } from '../support/browser';
import { startEmbedded } from '../support/embedded';
import { type FakeProvider, startFakeProvider } from '../support/fake-provider';
import { inBothModes } from '../support/modes';
import type { Product } from '../support/product';
import { secondsOf } from './acts/sound';

/** A browser in which a new guest is signed in. */
async function guestAt(browser: Browser, { origin, town }: Product, path: string, microphone = true): Promise<Page> {
  const guest = await town.guest();
  const { page, context } = await opensWindow(browser, origin);
  await entersAs(context, origin, guest.session.refreshToken);
  if (microphone) await context.grantPermissions(['microphone'], { origin });
  await page.goto(path);
  return page;
}

/** A toast says it twice: to eyes and to screen readers. */
const says = (page: Page, text: string) => page.getByText(text).first().waitFor();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function chooses(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function publishes(page: Page, { town }: Product, button: string, done: string) {
  await page.getByRole('button', { name: button }).click();
  await says(page, done);
  await page.waitForURL('**/listing/*');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return (await town.guest()).call(showListing, { params: { id } });
}

function plainPhoto(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1_600, height: 1_200, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function records(page: Page, button = 'Record'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('timer').getByText('0:01').waitFor();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
}

/** Breaks the first upload of this page off. Answers how many were sent. */
async function cutsAnUpload(page: Page): Promise<() => number> {
  let uploads = 0;
  await page.route('**', (route, request) => {
    if (request.method() !== 'PUT' || request.url().includes('/api/')) return route.fallback();
    uploads += 1;
    return uploads === 1 ? route.abort('connectionreset') : route.fallback();
  });
  return () => uploads;
}

const onItsOwn = (browser: () => Browser, product: () => Product) => {
  it('comes out of words: sources are named, editing clears them, the condition is asked for', async () => {
    const page = await guestAt(browser(), product(), '/create-text-listing');
    await field(page, 'Your description').fill('Selling my blue mountain bike with a bell, paid 400 asking 250');
    await page.getByRole('button', { name: 'Generate' }).click();
    await says(page, 'Listing Generated!');
    expect(await field(page, 'Price').inputValue()).toBe('250');
    await says(page, 'From your words: “250”');
    await says(page, 'Not enough comparable listings to suggest a price.');

    await field(page, 'Price').fill('240');
    await page.getByText('From your words: “250”').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Post Listing' }).click();
    await says(page, 'Please fill in all required fields.');
    await chooses(page, 'Condition', 'Good');
    await page.context().grantPermissions(['geolocation'], { origin: product().origin });
    await page.context().setGeolocation({ latitude: 48.85837, longitude: 2.29448 });
    await page.getByRole('button', { name: 'Use my position' }).click();
    await says(page, 'Your position is used.');
    const listing = await publishes(page, product(), 'Post Listing', 'Listing posted!');
    expect(listing).toMatchObject({ price: { amount: 24_000 }, mode: 'text', aiGenerated: true, condition: 'good' });
    expect(listing.hasPosition).toBe(true);
  });

  it('comes out of photos, whose condition nobody guesses; an upload that breaks off is sent again by itself', async () => {
    const page = await guestAt(browser(), product(), '/create-image-listing');
    const uploads = await cutsAnUpload(page);
    await page.getByRole('button', { name: 'Generate Listing from Images' }).click();
    await says(page, 'No images selected');
    const photos = await Promise.all(['#2a62c8', '#7a2'].map(plainPhoto));
    const files = photos.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer }));
    await page.locator('input[type=file]').setInputFiles(files);
    await page.getByRole('button', { name: 'Generate Listing from 2 Images' }).click();
    await says(page, 'Photos do not tell us the condition: please choose it yourself.');
    await field(page, 'Title').fill('What is on my photos');
    await field(page, 'Description').fill('As you see.');
    await field(page, 'Price').fill('12');
    await chooses(page, 'Category', 'Other');
    await chooses(page, 'Condition', 'Fair');
    const listing = await publishes(page, product(), 'Save and Publish Listing', 'Success! Listing created.');
    expect(listing).toMatchObject({ mode: 'photos', aiGenerated: true });
    expect(listing.images).toHaveLength(2);
    expect(uploads()).toBe(3);
  });

  it('takes a recording as the voice description, and typing, where speech is not recognised', async () => {
    const page = await guestAt(browser(), product(), '/create-voice-listing');
    await says(page, 'Voice recognition service is not configured. Please contact support.');
    await records(page);
    await page.getByLabel('Your recording', { exact: true }).waitFor();
    await field(page, 'What you said').fill('Guitar lessons for beginners, 30 dollars an hour');
    await page.getByRole('button', { name: 'Make the listing' }).click();
    await says(page, 'Listing Generated!');
    const listing = await publishes(page, product(), 'Create Listing', 'Listing Created!');
    expect(listing).toMatchObject({ mode: 'voice', category: 'services', condition: null });
    const player = page.getByRole('region', { name: 'The seller’s voice' }).locator('audio');
    await player.waitFor();
    expect(await secondsOf(player)).toBeLessThan(10);
    const heard = await fetch(new URL(listing.voice?.url ?? '', product().origin));
    expect(heard.headers.get('content-type')).toBe('audio/webm');
    expect((await heard.arrayBuffer()).byteLength).toBeGreaterThan(500);
  });

  it('says that the microphone was refused', async () => {
    const page = await guestAt(browser(), product(), '/create-voice-listing', false);
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await says(page, 'Could not access your microphone. Please check permissions and try again.');
  });
};

describeInBrowser('a listing that the assistant fills in', (browser) =>
  inBothModes('on its own', (product) => onItsOwn(browser, product)),
);

describeInBrowser('a listing that a provider fills in', (browser) => {
  let product: Product;
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider();
    product = await startEmbedded({ ASSIST_PROVIDER_URL: provider.url, ASSIST_PROVIDER_KEY: provider.key });
  });
  afterAll(async () => {
    await product.stop();
    await provider.stop();
  });

  it('comes out of speech, and people may hear it', async () => {
    await provider.behaves('well');
    const page = await guestAt(browser(), product, '/create-voice-listing');
    await records(page);
    await says(page, 'Listing Generated!');
    expect(await field(page, 'What you said').inputValue()).toContain('asking two hundred fifty');
    expect(await field(page, 'Title').inputValue()).toBe('Trek mountain bike');
    await says(page, 'up to 8 images');
    expect(await provider.seen()).toMatchObject({ texts: [expect.stringContaining('mountain bike')] });
    const listing = await publishes(page, product, 'Create Listing', 'Listing Created!');
    expect(listing).toMatchObject({ mode: 'voice', voice: { recordingId: expect.any(String) } });
  });

  it('says when it heard no speech, and lets one record again', async () => {
    await provider.behaves('silence');
    const page = await guestAt(browser(), product, '/create-voice-listing');
    await records(page);
    await says(page, 'No speech detected. Please try speaking more clearly or closer to your microphone.');
    await provider.behaves('well');
    await records(page, 'Record Again');
    await says(page, 'Listing Generated!');
  });

  it('says that the microphone was refused, and lets one type instead', async () => {
    await provider.behaves('well');
    const page = await guestAt(browser(), product, '/create-voice-listing', false);
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await says(page, 'Could not access your microphone. Please check permissions and try again.');
    await field(page, 'What you said').fill('My mountain bike, 250');
    await page.getByRole('button', { name: 'Make the listing' }).click();
    await says(page, 'Listing Generated!');
  });

  it('keeps all that was typed when the provider is switched off, also over a reload', async () => {
    await provider.behaves('well');
    const page = await guestAt(browser(), product, '/create-text-listing');
    await field(page, 'Your description').fill('My mountain bike, 250');
    await page.getByRole('button', { name: 'Generate' }).click();
    await says(page, 'Listing Generated!');
    await field(page, 'Title').fill('A title of my own');
    await field(page, 'Your description').fill('My mountain bike, 250, with lights');
    await provider.stop();
    await page.getByRole('button', { name: 'Generate' }).click();
    await says(page, 'Failed to process description. Please try again.');
    for (const moment of ['now', 'after a reload']) {
      if (moment !== 'now') await page.reload();
      expect([moment, await field(page, 'Your description').inputValue()]).toEqual([
        moment,
        'My mountain bike, 250, with lights',
      ]);
      expect([moment, await field(page, 'Title').inputValue()]).toEqual([moment, 'A title of my own']);
    }
    provider = await startFakeProvider(provider.port);
  });

  it('keeps a recording and what is typed beside it when the provider is switched off', async () => {
    await provider.stop();
    const page = await guestAt(browser(), product, '/create-voice-listing');
    await records(page);
    await says(page, 'Could not transcribe your voice recording');
    await page.getByLabel('Your recording', { exact: true }).waitFor();
    await field(page, 'What you said').fill('My mountain bike, 250');
    await page.getByRole('button', { name: 'Make the listing' }).click();
    await says(page, 'Failed to generate listing from your description');
    expect(await field(page, 'What you said').inputValue()).toBe('My mountain bike, 250');
    await page.getByLabel('Your recording', { exact: true }).waitFor();
    provider = await startFakeProvider(provider.port);
  });
});
