import { randomUUID } from 'node:crypto';
import { browseListings, type ListingFields, publishListing, suggestSearches } from '@vybac/contracts/listings';
import { aBike, aBook } from '@vybac/testing';
import { eventually, ListingsInTest, type PersonInTest } from '../../test/listings-in-test';
import { BrowseStore } from './browse.store';
import { KeysJobs } from './keys.jobs';
import { KeysStore } from './keys.store';
import { Learning } from './learning.service';
import { TermsStore } from './terms.store';

let market: ListingsInTest;
let ana: PersonInTest;
beforeAll(async () => {
  market = await ListingsInTest.start();
  ana = await market.user();
});
afterAll(() => market.stop());

const publishes = (fields: Partial<ListingFields>) => ana.call(publishListing, { body: aBook(fields) });
const browses = (query: object) => ana.call(browseListings, { query: query });
const titles = async (query: object) => (await browses(query)).items.map(({ title }) => title);
const suggested = async (q: string) => (await market.visitor()(suggestSearches, { query: { q } })).items;
/** The dictionary learns from events, a moment after the publication. */
const learned = (word: string) => eventually(() => market.collection('terms').findOne({ _id: word as never }));

/** All pages of a question, and how many there were. */
async function walks(query: object) {
  const [found, pages] = [[] as string[], [] as number[]];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Awaited<ReturnType<typeof browses>> = await browses({ ...query, ...(cursor && { cursor }) });
    found.push(...page.items.map(({ title }) => title));
    pages.push(page.items.length);
    cursor = page.nextCursor;
  }
  return { found, pages };
}

describe('the best match', () => {
  beforeAll(async () => {
    await publishes({ title: 'Red ocarina', description: 'Of clay.' });
    await publishes({ title: 'Blue ocarina', description: 'Of clay, too.' });
    await publishes({ title: 'Clay whistle', description: 'Sounds like an ocarina, and is red.' });
  });

  it('has the words in its title, and is new', async () => {
    expect(await titles({ q: 'ocarina' })).toEqual(['Blue ocarina', 'Red ocarina', 'Clay whistle']);
    expect(await titles({ q: 'ocarina red' })).toEqual(['Red ocarina', 'Clay whistle']);
    expect(await titles({ q: 'ocarina', sort: 'newest' })).toEqual(['Clay whistle', 'Blue ocarina', 'Red ocarina']);
  });

  it('comes once, however small the pages', async () => {
    const { found } = await walks({ q: 'ocarina', limit: 1 });
    expect(found).toEqual(['Blue ocarina', 'Red ocarina', 'Clay whistle']);
  });

  it('is the same for one and many', async () => {
    await publishes({ title: 'Wooden lute' });
    await publishes({ title: 'Three lutes' });
    await learned('lutes');
    expect(await titles({ q: 'lutes' })).toEqual(['Three lutes', 'Wooden lute']);
    expect(await titles({ q: 'lute' })).toEqual(['Three lutes', 'Wooden lute']);
  });
});

describe('a thing with several names', () => {
  beforeAll(async () => {
    await publishes({ title: 'Green settee', description: 'Soft.' });
    await publishes({ title: 'Yellow couch', description: 'Softer.' });
    await publishes({ title: 'Grünes Sofa', description: 'Weich.' });
    await publishes({ title: 'Throw', description: 'Covers any couch.' });
    await publishes({ title: 'Red cell phone', description: 'Unlocked.' });
    await publishes({ title: 'Mobile home', description: 'On wheels.' });
    await publishes({ title: 'Vélo pliant', description: 'Rouge.' });
    await publishes({ title: '二手自行车', description: '骑行' });
    await learned('settee');
    await learned('pliant');
  });

  it('is found by each of them: first what says the very word, then what says another, then mentions', async () => {
    expect(await titles({ q: 'settee' })).toEqual(['Green settee', 'Grünes Sofa', 'Yellow couch', 'Throw']);
    expect(await titles({ q: 'couch' })).toEqual(['Yellow couch', 'Grünes Sofa', 'Green settee', 'Throw']);
    expect(await browses({ q: 'divano' })).toMatchObject({ total: 4, correctedQuery: null, didYouMean: null });
  });

  it('is found together with other words, by a name of several words, and in other writings', async () => {
    expect(await titles({ q: 'green couch' })).toEqual(['Green settee']);
    expect(await titles({ q: 'red smartphone' })).toEqual(['Red cell phone']);
    expect(await titles({ q: 'mobile phone' })).toEqual(['Red cell phone']);
    expect((await titles({ q: 'bicycle' })).slice(0, 2)).toEqual(['二手自行车', 'Vélo pliant']);
    expect((await titles({ q: '自転車' })).slice(0, 2)).toEqual(['二手自行车', 'Vélo pliant']);
  });

  it('is found by a word that means something else too, behind what says it', async () => {
    expect(await titles({ q: 'mobile' })).toEqual(['Mobile home', 'Red cell phone']);
    expect(await titles({ q: 'mobile home' })).toEqual(['Mobile home']);
  });

  it('comes once, however small the pages, and in every order', async () => {
    const { found } = await walks({ q: 'settee', limit: 1 });
    expect(found).toEqual(['Green settee', 'Grünes Sofa', 'Yellow couch', 'Throw']);
    const newest = await walks({ q: 'settee', sort: 'newest', limit: 3 });
    expect(newest.found).toEqual(['Throw', 'Grünes Sofa', 'Yellow couch', 'Green settee']);
  });

  it('is found by a typo of one of its names', async () => {
    expect(await browses({ q: 'settte' })).toMatchObject({ total: 4, correctedQuery: 'settee' });
    // No listing says "divano".
    expect(await browses({ q: 'divamo' })).toMatchObject({ total: 4, correctedQuery: 'divano' });
  });
});

describe('many listings', () => {
  const many = 2_300;
  beforeAll(async () => {
    const { id } = await publishes({ title: 'Sparkling gadget', description: 'Plain.', condition: 'new' });
    const listings = market.collection('listings');
    const model = await listings.findOne({ _id: id as never });
    // Three of each moment, one in a thousand of them poor.
    const copies = Array.from({ length: many }, (_, index) => ({
      ...model,
      _id: randomUUID() as never,
      title: `Sparkling gadget ${index}`,
      condition: index % 1_000 === 999 ? 'poor' : 'new',
      priceAmount: index,
      createdAt: new Date(Date.UTC(2024, 0, 1) - Math.floor(index / 3) * 1_000),
    }));
    await listings.insertMany(copies);
  });

  it('are walked to the end, each shown once', async () => {
    const { found } = await walks({ q: 'sparkling gadget', limit: 50 });
    expect(found).toHaveLength(many + 1);
    expect(new Set(found).size).toBe(many + 1);
  });

  it('are looked through three hundred at a time: a page may be short, and the next goes on', async () => {
    const first = await browses({ q: 'gadget', condition: 'poor', sort: 'newest' });
    expect(first).toMatchObject({ totalIsLeast: true, nextCursor: expect.any(String) });
    const { found, pages } = await walks({ q: 'gadget', condition: 'poor', sort: 'newest' });
    expect(found).toEqual(['Sparkling gadget 999', 'Sparkling gadget 1999']);
    expect(pages.length).toBeGreaterThan(1);
    expect((await walks({ condition: 'poor', seller: ana.id })).found).toEqual(found);
  });

  it('come in order, each once, where those that pass are not among the first', async () => {
    const { found } = await walks({ q: 'gadget', sort: 'newest', minPrice: 100, maxPrice: 1_000, limit: 20 });
    expect(new Set(found)).toEqual(
      new Set(Array.from({ length: 901 }, (_, index) => `Sparkling gadget ${100 + index}`)),
    );
    expect(found).toHaveLength(901);
    const moments = found.map((title) => Math.floor(Number(title.split(' ').at(-1)) / 3));
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
  });

  it('are counted to a thousand', async () => {
    expect(await browses({ q: 'gadget' })).toMatchObject({ total: 1_001, totalIsLeast: false });
  });

  it('are counted once while they are many; when they have become few, that is known an hour later', async () => {
    const listings = market.collection('listings');
    const fields = aBook({ title: 'Shiny doohickey' });
    const { id } = await ana.call(publishListing, { body: fields });
    const model = await listings.findOne({ _id: id as never });
    const copies = Array.from({ length: 1_100 }, () => ({ ...model, _id: randomUUID() as never }));
    await listings.insertMany(copies);
    const learnsAnHourLater = () => new Learning(market.get(TermsStore), market.get(BrowseStore)).learn(fields);
    const known = async () => (await market.get(TermsStore).known(['doohickey'])).get('doohickey');
    const learning = market.get(Learning);
    await eventually(async () => (await known()) !== undefined);
    await learning.learn(fields);
    await listings.deleteMany({ _id: { $in: copies.slice(100).map(({ _id }) => _id) } });
    await learning.learn(fields);
    expect(await known()).toBe(1_001);
    expect(await browses({ q: 'doohickey' })).toMatchObject({ total: 1_001 });
    await learnsAnHourLater();
    expect(await known()).toBe(101);
  });

  it('are ordered by price among the newest thousand', async () => {
    const { found } = await walks({ q: 'gadget', sort: 'price-asc', limit: 50 });
    expect(found).toHaveLength(1_000);
    expect(found.slice(0, 3)).toEqual(['Sparkling gadget 0', 'Sparkling gadget 1', 'Sparkling gadget 2']);
  });
});

describe('help with words', () => {
  beforeAll(async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      await publishes({ title: `Harmonica ${number}`, tags: ['music'] });
    await publishes({ title: 'Harmonium' });
    await publishes({ title: 'Harmonixa for parts' });
    await Promise.all(['harmonica', 'harmonium', 'harmonixa'].map(learned));
    await eventually(async () => (await suggested('harmonica'))[0]?.count === 12);
  });

  it('suggests words that begin so, the most common first, then titles', async () => {
    const items = await suggested('harmo');
    expect(items.slice(0, 2)).toEqual([
      { text: 'harmonica', kind: 'words', count: 12 },
      expect.objectContaining({ kind: 'words', count: 1 }),
    ]);
    expect(items.find(({ kind }) => kind === 'title')).toMatchObject({ count: 1 });
  });

  it('ends the last of several words by what titles have together', async () => {
    expect(await suggested('parts harm')).toEqual([
      { text: 'parts harmonixa', kind: 'words', count: 1 },
      { text: 'Harmonixa for parts', kind: 'title', count: 1 },
    ]);
  });

  it.each(['', '🚲', '$where', '.*', 'x'.repeat(200)])('suggests nothing for "%s"', async (q) => {
    expect(await suggested(q)).toEqual([]);
  });

  it('asks whether a far more common word was meant', async () => {
    expect(await browses({ q: 'harmonixa' })).toMatchObject({
      total: 1,
      correctedQuery: null,
      didYouMean: 'harmonica',
    });
    expect(await browses({ q: 'harmonica' })).toMatchObject({ total: 12, didYouMean: null });
  });

  it('takes a word that no listing has beside the others for a typo', async () => {
    expect(await browses({ q: 'harmonixa music' })).toMatchObject({ total: 12, correctedQuery: 'harmonica music' });
  });
});

describe('hostile questions', () => {
  const words = 'zither ';
  beforeAll(async () => {
    await publishes({ title: 'Zither', description: 'Well tuned.' });
    await publishes({ title: 'لوحة قديمة', description: 'זית' });
    await publishes({ title: '二手キーボード', description: 'अच्छा' });
    await learned('zither');
  });
  const asks = async (q: string) => {
    const answer = await fetch(`${market.origin}/api/listings?${new URLSearchParams({ q }).toString()}`);
    return { status: answer.status, body: (await answer.json()) as { items?: { title: string }[]; code?: string } };
  };

  it.each([
    ['a pattern that takes for ever', `${words}(a+)+$`],
    ['a pattern for everything', '.*'],
    ['an unfinished pattern', '^(?=z)[z-a]{1,99999} \\'],
    ['an operator', '{"$where":"sleep(5000)"}'],
    ['only punctuation', '!?!… — „“ ;;; ()[]{} ^~@:'],
    ['emoji', '🚲👩‍👩‍👧‍👦🏳️‍🌈'],
    ['control characters', '\u0000\u0007\u001b[2J\u200b\u202e\ufeff'],
    ['marks without a letter', '\u0301\u093e\ufe0f'],
  ])('%s is answered, and finds nothing', async (_, q) => {
    expect(await asks(q)).toMatchObject({ status: 200, body: { items: [] } });
    expect(await suggested(q)).toEqual([]);
  });

  it.each([
    ['zither\u0000\u202e', 'Zither'],
    ['«zither» (*)', 'Zither'],
    ['لوحة', 'لوحة قديمة'],
    ['זית', 'لوحة قديمة'],
    ['\u202bلوحة\u202c', 'لوحة قديمة'],
    ['キーボード', '二手キーボード'],
    ['अच्छा', '二手キーボード'],
  ])('"%s" is its words', async (q, title) => {
    expect((await asks(q)).body.items?.map((item) => item.title)).toEqual([title]);
  });

  it.each(['%00', '%ff%fe', '%ED%A0%80', '%E0%A4%A', 'a%00b', '%', '[]=x&q=y'])(
    '"q=%s" breaks nothing',
    async (raw) => {
      expect((await fetch(`${market.origin}/api/listings?q=${raw}`)).status).toBeLessThan(500);
    },
  );

  it('are refused when they are ten thousand characters long, whatever these are', async () => {
    for (const character of ['a', '.', '*', ' '])
      expect(await asks(character.repeat(10_000))).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    // Longer than a request line may be.
    for (const character of ['(', '🚲', '語', '\u202e'])
      expect((await asks(character.repeat(10_000))).status).toBe(431);
  });
});

describe('listings of an earlier edition', () => {
  it('are found as soon as they have their keys', async () => {
    const { id } = await ana.call(publishListing, { body: aBike({ title: 'Velocipede of old' }) });
    await market
      .collection('listings')
      .updateOne({ _id: id as never }, { $set: { words: [] }, $unset: { position: 1 } });
    await market.collection('search_progress').deleteMany({});
    await market.collection('terms').deleteMany({});
    expect(await titles({ q: 'velocipede' })).toEqual([]);
    const bringing = () => new KeysJobs(market.get(KeysStore), market.get(Learning)).bringUpToDate();
    await Promise.all([bringing(), bringing()]);
    expect(await titles({ q: 'velocipede' })).toEqual(['Velocipede of old']);
    expect(await titles({ q: 'velocpede' })).toEqual(['Velocipede of old']);
  });
});
