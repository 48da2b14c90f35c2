import { browseInputOf, listingsPath, readListingsSearch } from './listings-search';

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
      near: '52.52,13.4',
      within: 5,
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
    ['a place that is none', { near: 'here' }],
    ['a place beyond the pole', { near: '91,0' }],
    ['a distance from nowhere', { within: 5 }],
    ['blank words', { q: '   ' }],
    ['a price below nothing', { minPrice: -1 }],
    ['a price in words', { maxPrice: 'ten' }],
    ['a price above the highest', { maxPrice: 1_000_000.01 }],
    ['a switched-off switch', { photos: false }],
    ['somebody else’s parameters', { utm_source: 'mail' }],
  ])('leaves out %s', (_name, address) => {
    expect(readListingsSearch(address)).toEqual({});
  });

  it('keeps a place to a hundredth of a degree, and a distance that is not the usual one', () => {
    const near = '52.5219,13.4132';
    expect(readListingsSearch({ near, within: '5' })).toEqual({ near: '52.52,13.41', within: 5 });
    expect(readListingsSearch({ near, within: 25 })).toEqual({ near: '52.52,13.41' });
    expect(readListingsSearch({ near, within: 7 })).toEqual({ near: '52.52,13.41' });
  });

  it('tells the newest from the best match where there are words', () => {
    expect(readListingsSearch({ q: 'sofa', sort: 'newest' })).toEqual({ q: 'sofa', sort: 'newest' });
  });

  it('is written as it is read', () => {
    const search = { q: 'road & bike', category: 'books', near: '52.52,13.4', within: 5 } as const;
    const [path, query] = listingsPath(search).split('?');
    expect(path).toBe('/listings');
    expect(readListingsSearch(Object.fromEntries(new URLSearchParams(query)))).toEqual(search);
    expect(listingsPath({ sort: 'newest' })).toBe('/listings');
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
    expect(browseInputOf({ q: 'sofa', near: '1,2', within: 5 })).toEqual({ q: 'sofa', near: '1,2', within: '5' });
  });
});
