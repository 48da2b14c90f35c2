import { activeFilters, withoutFilter, withoutFilters } from './filters';

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
