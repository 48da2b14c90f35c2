import { activeFilters, withoutFilter, withoutFilters } from './filters';
import { browseInputOf, readListingsSearch } from './listings-search';

describe('the address of the browse page', () => {
  it('mirrors every filter', () => {
    const address = {
      q: 'road bike',
      category: 'sporting-goods',
      condition: 'like-new',
      sort: 'price-asc',
      minPrice: 10,
      maxPrice: 99.5,
      photos: true,
      verified: 'true',
    };
    expect(readListingsSearch(address)).toEqual({ ...address, verified: true });
  });

  it('takes a number that somebody searched for as words', () => {
    expect(readListingsSearch({ q: 1984 })).toEqual({ q: '1984' });
  });

  it.each([
    ['an unknown category', { category: 'spaceships' }],
    ['an unknown order', { sort: 'cheapest' }],
    ['the order that holds anyway', { sort: 'newest' }],
    ['blank words', { q: '   ' }],
    ['a price below nothing', { minPrice: -1 }],
    ['a price in words', { maxPrice: 'ten' }],
    ['a price above the highest', { maxPrice: 1_000_000.01 }],
    ['a switched-off switch', { photos: false }],
    ['somebody else’s parameters', { utm_source: 'mail' }],
  ])('leaves out %s', (_name, address) => {
    expect(readListingsSearch(address)).toEqual({});
  });

  it('knows free things as a category', () => {
    expect(readListingsSearch({ category: 'free' })).toEqual({ category: 'free' });
  });
});

describe('what the server is asked', () => {
  it('counts money in cents', () => {
    expect(browseInputOf({ minPrice: 0.1, maxPrice: 19.99 })).toEqual({ sort: 'newest', minPrice: 10, maxPrice: 1999 });
  });

  it('says only what is narrowed', () => {
    expect(browseInputOf({})).toEqual({ sort: 'newest' });
    expect(browseInputOf({ q: 'sofa', photos: true })).toEqual({ q: 'sofa', photos: 'true' });
  });
});

describe('the filters that are on', () => {
  const search = {
    q: 'sofa',
    sort: 'popular',
    category: 'home-garden',
    minPrice: 5,
    maxPrice: 50,
    photos: true,
  } as const;

  it('counts a price range as one', () => {
    expect(activeFilters(search)).toEqual(['category', 'price', 'photos']);
  });

  it('lets go of one', () => {
    expect(withoutFilter(search, 'price')).toEqual({
      q: 'sofa',
      sort: 'popular',
      category: 'home-garden',
      photos: true,
    });
  });

  it('lets go of all but the words', () => {
    expect(withoutFilters(search)).toEqual({ q: 'sofa' });
  });
});
