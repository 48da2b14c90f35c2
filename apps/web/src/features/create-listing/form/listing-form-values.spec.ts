import { prefilledForm } from './listing-form-values';

describe('the listing form', () => {
  it('begins with what another page has found out, and leaves the rest open', () => {
    expect(
      prefilledForm({
        prefilled: true,
        title: 'Sofa',
        price: '120.5',
        condition: 'Like New',
        category: 'Home & Garden',
      }),
    ).toEqual({
      title: 'Sofa',
      price: '120.50',
      condition: 'like-new',
      category: 'home-garden',
    });
    expect(prefilledForm({ prefilled: true, price: 'cheap', category: 'spaceships' })).toEqual({ category: null });
  });
});
