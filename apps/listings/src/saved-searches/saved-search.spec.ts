import { dueAfter, keyOf, keysFor, type Matchable, matches, type SavedSearchState } from './saved-search';

const now = new Date('2026-03-12T12:00:00Z');
const search: SavedSearchState = {
  ...{ ownerId: 'bruno', email: 'bruno@example.org', name: 'Bikes', language: 'en', query: {} },
  ...{ families: ['bik'], key: 'word bik', frequency: 'instant', isPaused: false, token: 't' },
  ...{ confirmedAt: now, confirmationMailedAt: now, createdAt: now, lastAlertedAt: null, dueAt: null },
};
const bike: Matchable = {
  ...{ sellerId: 'ana', families: new Set(['red', 'bik']), category: 'sporting-goods', condition: 'good' },
  ...{ priceAmount: 5_000, hasPhotos: true, isVerified: false },
};

describe('a saved search', () => {
  it('finds what has all its words and passes all its filters', () => {
    expect(matches(search, bike)).toBe(true);
    expect(matches({ ...search, families: ['red', 'bik'] }, bike)).toBe(true);
    expect(matches({ ...search, families: ['blue', 'bik'] }, bike)).toBe(false);
    expect(matches({ ...search, query: { category: 'books' } }, bike)).toBe(false);
    expect(matches({ ...search, query: { condition: 'new' } }, bike)).toBe(false);
    expect(matches({ ...search, query: { maxPrice: 4_999 } }, bike)).toBe(false);
    expect(matches({ ...search, query: { minPrice: 5_000, maxPrice: 5_000, photos: true } }, bike)).toBe(true);
    expect(matches({ ...search, query: { verified: true } }, bike)).toBe(false);
  });

  it('finds free things of every category, and nothing of one’s own', () => {
    const free = { ...search, families: [], query: { category: 'free' as const } };
    expect(matches(free, { ...bike, priceAmount: 0 })).toBe(true);
    expect(matches(free, bike)).toBe(false);
    expect(matches(search, { ...bike, sellerId: 'bruno' })).toBe(false);
  });

  it('stands under its rarest word, else its category, else among those that want anything', () => {
    expect(keyOf({ category: 'books' }, 'bik')).toBe('word bik');
    expect(keyOf({ category: 'books' }, undefined)).toBe('category books');
    expect(keyOf({ maxPrice: 100 }, undefined)).toBe('any');
    expect(keysFor({ ...bike, priceAmount: 0 })).toEqual([
      'any',
      'category sporting-goods',
      'category free',
      'word red',
      'word bik',
    ]);
  });

  it('is told at once, or when a day or a week have passed since the last time', () => {
    const hour = 60 * 60 * 1_000;
    const last = new Date(now.getTime() - hour);
    expect(dueAfter({ ...search, lastAlertedAt: last }, now)).toEqual(now);
    expect(dueAfter({ ...search, frequency: 'daily', lastAlertedAt: last }, now)).toEqual(
      new Date(now.getTime() + 23 * hour),
    );
    expect(dueAfter({ ...search, frequency: 'weekly', lastAlertedAt: last }, now)).toEqual(
      new Date(now.getTime() + (7 * 24 - 1) * hour),
    );
    const longAgo = new Date(now.getTime() - 48 * hour);
    expect(dueAfter({ ...search, frequency: 'daily', lastAlertedAt: longAgo }, now)).toEqual(now);
  });
});
