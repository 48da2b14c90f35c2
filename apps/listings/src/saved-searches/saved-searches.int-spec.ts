import {
  changeSavedSearch,
  confirmSavedSearch,
  deleteSavedSearch,
  editListing,
  listSavedSearches,
  saveSearch,
  unsubscribeSavedSearch,
} from '@vybac/contracts/listings';
import { Mail, type MailMessage } from '@vybac/platform';
import { aBike } from '@vybac/testing';
import { publishes } from '../../test/deal-makers';
import { eventually, ListingsInTest, type PersonInTest, refusalOf } from '../../test/listings-in-test';
import { Alerts } from './alerts.service';
import { Matching } from './matching.service';

const day = 24 * 60 * 60 * 1_000;

let market: ListingsInTest;
let ana: PersonInTest;
let bruno: PersonInTest;
let mails: MailMessage[];

beforeAll(async () => {
  market = await ListingsInTest.start();
});
afterAll(() => market.stop());
beforeEach(async () => {
  [ana, bruno] = [await market.user('Ana'), await market.user('Bruno')];
  mails = [];
  jest.spyOn(market.get(Mail), 'send').mockImplementation((mail) => Promise.resolve(void mails.push(mail)));
});

let number = 0;
const mailbox = () => `bruno${(number += 1)}@example.org`;
const saves = (q: string, body: Partial<Parameters<typeof wanted>[0]> = {}) =>
  bruno.call(saveSearch, { body: wanted({ query: { q }, ...body }) });
const wanted = (body: object) => ({ name: 'My search', email: mailbox(), query: {}, ...body });
const tokenIn = ({ text }: MailMessage) => /[?&](?:confirm|unsubscribe)=([\w-]+)/.exec(text)?.[1] ?? '';
const mailTo = (email: string, about: RegExp) =>
  eventually(() => mails.find(({ to, subject }) => to === email && about.test(subject)));
async function confirms(email: string): Promise<void> {
  await bruno.call(confirmSavedSearch, { body: { token: tokenIn(await mailTo(email, /Confirm/)) } });
}
const alerts = (email: string) => mails.filter(({ to, subject }) => to === email && /^New on Vybac/.test(subject));
const finds = (searchId: string) => market.collection('search_finds').countDocuments({ searchId });
const untilFound = (searchId: string, count = 1) => eventually(async () => (await finds(searchId)) === count);

describe('a saved search', () => {
  it('asks the mailbox first, then tells of what is new, once', async () => {
    const search = await saves('unicycle');
    expect(search).toMatchObject({ name: 'My search', frequency: 'instant', isPaused: false, isConfirmed: false });
    await confirms(search.email);
    const listing = await publishes(ana, { title: 'Red unicycles, two of them' });
    const mail = await mailTo(search.email, /^New on Vybac: My search/);
    expect(mail.text).toContain('Red unicycles');
    expect(mail.text).toContain(`/listing/${listing.id}`);

    // However often it changes or its event comes again.
    const body = { ...aBike({ title: 'Red unicycles' }), version: listing.version };
    await ana.call(editListing, { params: { id: listing.id }, body });
    await market.get(Matching).match(listing.id);
    await market.get(Alerts).tellDue(10);
    expect(alerts(search.email)).toHaveLength(1);
  });

  it('sends nothing to a mailbox that has not said yes', async () => {
    const search = await saves('theremin');
    await mailTo(search.email, /Confirm/);
    await publishes(ana, { title: 'Theremin' });
    await untilFound(search.id);
    await eventually(
      async () => (await market.collection('search_finds').countDocuments({ searchId: search.id, toldAt: null })) === 0,
    );
    expect(alerts(search.email)).toEqual([]);
  });

  it('is ended by one click in any mail; a guessed link ends nothing', async () => {
    const search = await saves('accordion');
    await confirms(search.email);
    await publishes(ana, { title: 'Accordion' });
    const { unsubscribeUrl = '', ...mail } = await mailTo(search.email, /^New/);
    expect(mail.html).toContain(unsubscribeUrl);
    const token = new URL(unsubscribeUrl).searchParams.get('unsubscribe')!;
    expect(token.length).toBeGreaterThanOrEqual(43);

    for (const guess of ['', search.id, 'a'.repeat(43), token.slice(0, -1), '{"$ne":null}'])
      expect(await refusalOf(bruno.call(unsubscribeSavedSearch, { body: { token: guess } }))).toMatchObject({
        code: 'saved_search.token_invalid',
      });
    // Without a session, from wherever the mail is read.
    expect(await market.visitor()(unsubscribeSavedSearch, { body: { token } })).toEqual({ name: 'My search' });
    expect((await bruno.call(listSavedSearches, {})).items[0]).toMatchObject({ isPaused: true });
    const other = await publishes(ana, { title: 'Accordion, smaller' });
    await market.get(Matching).match(other.id);
    expect(await finds(search.id)).toBe(1);
  });

  it('asks a mailbox that does not answer five times a day at most, and one yes is for all of a person’s searches', async () => {
    const email = mailbox();
    for (let index = 0; index < 7; index += 1) {
      await saves(`oboe ${index}`, { email });
      await eventually(() => mails.filter(({ to }) => to === email).length === Math.min(index + 1, 5));
    }
    await market.get(Alerts).askForConfirmation((await bruno.call(listSavedSearches, {})).items[0]!.id);
    expect(mails.filter(({ to }) => to === email)).toHaveLength(5);
    await confirms(email);
    const { items } = await bruno.call(listSavedSearches, {});
    expect(items.map(({ isConfirmed }) => isConfirmed)).toEqual(Array(7).fill(true));
  });

  it('gathers for a day, or a week', async () => {
    const search = await saves('zither', { frequency: 'daily' });
    await confirms(search.email);
    for (const title of ['Zither one', 'Zither two']) await publishes(ana, { title });
    await untilFound(search.id, 2);
    await market.get(Alerts).tellDue(10);
    expect(alerts(search.email)).toEqual([]);
    market.clock.advance(day);
    await market.get(Alerts).tellDue(10);
    await eventually(() => alerts(search.email).length === 1);
    expect(alerts(search.email)[0]!.text).toMatch(/Zither two[^]*Zither one/);
  });

  it('takes words for words, whatever they look like', async () => {
    const hostile = await saves('(a+)+$ .* ^(?=a)[z-a] \\');
    await saves('{"$where":"sleep(1000)"}');
    const listing = await publishes(ana, { title: 'A zebra' });
    await market.get(Matching).match(listing.id);
    // Its words are "a" and "z", of which the title has only one.
    expect(await finds(hostile.id)).toBe(0);
    const both = await publishes(ana, { title: 'From A to Z' });
    await market.get(Matching).match(both.id);
    expect(await finds(hostile.id)).toBe(1);
  });

  it('finds a thing by whatever name its seller gives it', async () => {
    const search = await saves('', { query: { q: 'bicycle' } });
    const phone = await saves('', { query: { q: 'cell phone' } });
    const only = await saves('', { query: { q: 'handy' } });
    for (const title of ['Red bike', 'Vélo pliant', 'Cycle path map'])
      await market.get(Matching).match((await publishes(ana, { title })).id);
    for (const title of ['Smartphone', 'Handy shelf'])
      await market.get(Matching).match((await publishes(ana, { title })).id);
    expect(await Promise.all([search, phone, only].map(({ id }) => finds(id)))).toEqual([2, 1, 1]);
  });

  it('does not look at the searches of other words and categories', async () => {
    const other = await saves('', { query: { q: 'harmonium' } });
    const listing = await publishes(ana, { title: 'Chess clock' });
    const running = jest.spyOn(market.get(Matching)['searches'], 'running');
    await market.get(Matching).match(listing.id);
    const looked = await Promise.all(running.mock.results.map(({ value }) => value as Promise<{ id: string }[]>));
    expect(looked.flat().map(({ id }) => id)).not.toContain(other.id);
    running.mockRestore();
  });

  it('is its owner’s to rename, pause and delete, and nobody else’s', async () => {
    const search = await saves('banjo');
    const params = { id: search.id };
    await bruno.call(changeSavedSearch, { params, body: { name: 'Banjos', frequency: 'weekly', isPaused: true } });
    expect((await bruno.call(listSavedSearches, {})).items[0]).toMatchObject({
      ...{ name: 'Banjos', frequency: 'weekly', isPaused: true },
    });
    for (const call of [
      ana.call(changeSavedSearch, { params, body: { name: 'Mine' } }),
      ana.call(deleteSavedSearch, { params }),
    ])
      expect(await refusalOf(call)).toMatchObject({ status: 404 });
    await bruno.call(deleteSavedSearch, { params });
    expect((await bruno.call(listSavedSearches, {})).items).toEqual([]);
  });

  it('needs a name and a mailbox', async () => {
    for (const body of [{ name: ' ' }, { email: '' }, { email: 'nobody' }, { email: 'a@b.c\nBcc: d@e.f' }])
      expect(await refusalOf(bruno.call(saveSearch, { body: wanted(body) }))).toMatchObject({
        ...{ code: 'saved_search.missing_information', title: 'Missing information' },
        detail: 'Please fill in both search name and email',
      });
  });

  it('is one of 20 at most, also when all are saved at once', async () => {
    const email = mailbox();
    const all = await Promise.allSettled(
      Array.from({ length: 25 }, (_, index) => saves(`thing${index}`, { email, name: `Search ${index}` })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const { items } = await bruno.call(listSavedSearches, {});
    expect(items).toHaveLength(20);
    expect(await refusalOf(saves('one more', { email }))).toMatchObject({ code: 'saved_search.limit' });
    await bruno.call(deleteSavedSearch, { params: { id: items[0]!.id } });
    await saves('one more', { email });
  });
});
