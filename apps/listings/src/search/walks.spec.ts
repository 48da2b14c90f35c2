import { newestOfKeys, segmentsAfter, sortKeys, valuesOf } from './sorting';
import { atFirst, countedOf, type Filters, mostCandidatesOf, walksOf } from './walks';

const everything: Filters = { within: 25 };
const meaning = (...words: string[]) => words.map((typed) => ({ typed, words: [typed], finds: 1 }));

describe('how a page is read', () => {
  it('walks along what an index knows and looks the rest up', () => {
    expect(walksOf({ ...everything, category: 'books', condition: 'good' }, [])).toEqual([
      { along: { category: 'books' }, order: sortKeys.newest, among: { condition: 'good' } },
    ]);
    expect(walksOf({ ...everything, seller: 's', photos: true }, [])).toMatchObject([
      { along: { sellerId: 's' }, among: { 'images.0': { $exists: true } } },
    ]);
    expect(walksOf({ ...everything, category: 'books', sort: 'price-asc', minPrice: 100 }, [])).toEqual([
      { along: { category: 'books', priceAmount: { $gte: 100 } }, order: sortKeys['price-asc'], among: {} },
    ]);
  });

  it('counts nothing that is known to be more than is ever counted', () => {
    const common = [{ typed: 'bike', words: ['bike'], finds: 1_001 }];
    const counted = (filters: Filters, meant = common) => countedOf(filters, meant, walksOf(filters, meant)).walk;
    expect(counted(everything)).toBeNull();
    expect(counted(everything, meaning('bike'))).toMatchObject({ along: { words: 'bike' } });
    expect(counted({ ...everything, condition: 'good' })).not.toBeNull();
    expect(counted(everything, [...common, ...common])).not.toBeNull();
  });

  it('takes "free" for a price, not a category, beside other bounds', () => {
    expect(walksOf({ ...everything, category: 'free', maxPrice: 500 }, [])).toEqual([
      { along: { priceAmount: { $lte: 500, $eq: 0 } }, order: sortKeys.newest, among: {} },
    ]);
  });

  it('takes nothing to pay for one price, whose index is in order of age', () => {
    expect(walksOf({ ...everything, category: 'books', maxPrice: 0 }, [])).toEqual([
      { along: { category: 'books', priceAmount: { $lte: 0, $eq: 0 } }, order: sortKeys.newest, among: {} },
    ]);
  });

  it('finds words in titles first, then anywhere, along the rarest', () => {
    expect(walksOf(everything, meaning('bell', 'red'))).toEqual([
      { along: { words: '^bell red' }, order: newestOfKeys, among: {} },
      {
        along: { words: 'bell' },
        order: newestOfKeys,
        among: { words: 'red' },
        besides: { $nor: [{ $and: [{ words: '^bell' }, { words: '^red' }] }] },
      },
    ]);
    expect(walksOf({ ...everything, category: 'books' }, meaning('atlas'))[0]).toEqual({
      along: { words: 'books:atlas' },
      order: newestOfKeys,
      among: {},
    });
  });

  it('takes any of the words that one typed word stands for', () => {
    const bikes = [{ typed: 'bike', words: ['bike', 'bikes'], finds: 1 }, ...meaning('red')];
    expect(walksOf(everything, bikes)[0]!.along).toEqual({ words: { $in: ['^bike red', '^bikes red'] } });
  });

  it('finds a thing by the very words in titles first, then by its other names there, then anywhere', () => {
    const couch = meaning('couch');
    const sofa = [{ typed: 'couch', words: ['couch', '~sofa'], finds: 1, thing: '~sofa' }];
    expect(walksOf(everything, couch, sofa)).toEqual([
      { along: { words: '^couch' }, order: newestOfKeys, among: {} },
      {
        along: { words: { $in: ['^couch', '^~sofa'] } },
        order: newestOfKeys,
        among: {},
        besides: { $nor: [{ words: '^couch' }] },
      },
      {
        along: { words: { $in: ['couch', '~sofa'] } },
        order: newestOfKeys,
        among: {},
        besides: { $nor: [{ words: '^couch' }, { words: { $in: ['^couch', '^~sofa'] } }] },
      },
    ]);
    expect(walksOf({ ...everything, sort: 'newest' }, couch, sofa)).toEqual([
      { along: { words: { $in: ['couch', '~sofa'] } }, order: newestOfKeys, among: {} },
    ]);
  });

  it('puts the newest that have the words into another order when asked', () => {
    expect(walksOf({ ...everything, sort: 'price-desc' }, meaning('atlas'))).toEqual([
      { along: { words: 'atlas' }, order: newestOfKeys, among: {}, ranked: sortKeys['price-desc'] },
    ]);
  });

  it('bounds what a first page looks through only where an index does not tell it', () => {
    const bounds = (filters: Filters) =>
      walksOf(filters, meaning('bell')).map((walk) => mostCandidatesOf(atFirst(walk)));
    expect(bounds(everything)).toEqual([null, null]);
    expect(bounds({ ...everything, condition: 'good' })).toEqual([300, 300]);
    expect(walksOf(everything, meaning('bell')).map(mostCandidatesOf)).toEqual([null, 300]);
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
