import { filterOf, segmentsAfter, sortKeys, valuesOf } from './browse';

const newest = { sort: 'newest' } as const;

describe('what a browse page asks the database', () => {
  it('shows active listings only, whatever else is asked', () => {
    expect(filterOf(newest, [])).toEqual({ status: 'active' });
    expect(filterOf({ ...newest, category: 'books', condition: 'good', seller: 's' }, ['one'])).toEqual({
      status: 'active',
      category: 'books',
      condition: 'good',
      sellerId: 's',
      words: 'one',
    });
  });

  it('takes "free" for a price, not a category, beside other bounds', () => {
    expect(filterOf({ ...newest, category: 'free', maxPrice: 500 }, [])).toEqual({
      status: 'active',
      priceAmount: { $lte: 500, $eq: 0 },
    });
  });

  it('asks for all words, the probably rarest first', () => {
    expect(filterOf(newest, ['red', 'bicycle', 'bell'])['words']).toEqual({ $all: ['bicycle', 'bell', 'red'] });
  });

  it('goes on where the page before ended: first among equals, then beyond', () => {
    const createdAt = new Date('2026-05-04T10:00:00Z');
    const keys = sortKeys['price-asc'];
    const values = valuesOf(keys, { priceAmount: 500, createdAt, _id: 'x', title: 'not in the order' });
    expect(values).toEqual([500, createdAt.getTime(), 'x']);
    expect(segmentsAfter(keys, values)).toEqual([
      {
        $and: [
          { priceAmount: 500 },
          { createdAt: { $gte: createdAt } },
          { $or: [{ createdAt: { $gt: createdAt } }, { _id: { $gt: 'x' } }] },
        ],
      },
      { $and: [{ priceAmount: { $gt: 500 } }] },
    ]);
  });
});
