import { type Candidate, comparablesOf, rangeOf } from './comparables';

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

let last = 0;
function bike(priceAmount: number, rest: Partial<Candidate> = {}): Candidate {
  last += 1;
  const words = ['trek', 'mountain', 'bike'];
  return {
    id: `bike-${last}`,
    title: 'Trek mountain bike',
    words,
    category: 'sporting-goods',
    condition: 'good',
    priceAmount,
    sold: true,
    at: daysAgo(10),
    ...rest,
  };
}
const wanted = { words: ['trek', 'mountain', 'bike'], category: 'sporting-goods', condition: 'good' } as const;
const rangeFor = (candidates: readonly Candidate[]) => rangeOf(comparablesOf(wanted, candidates, now));

describe('what comparable things go for', () => {
  it('is not said of four', () => {
    expect(rangeFor([200, 210, 220, 230].map((price) => bike(price)))).toBeNull();
  });

  it('is the middle half of five', () => {
    expect(rangeFor([200, 210, 220, 230, 240].map((price) => bike(price)))).toMatchObject({
      low: 210,
      median: 220,
      high: 230,
    });
  });

  it('is not moved by a joke', () => {
    const range = rangeFor([...[200, 210, 220, 230, 240].map((price) => bike(price)), bike(1_000_000)]);
    expect(range?.high).toBeLessThan(300);
    expect(range?.used).toHaveLength(5);
  });

  it('is what was paid, when enough were sold; what is only asked is left out', () => {
    const sold = [200, 210, 220, 230, 240].map((price) => bike(price));
    const asked = Array.from({ length: 50 }, () => bike(300, { sold: false }));
    expect(rangeFor([...asked, ...sold])?.used.every(({ candidate }) => candidate.sold)).toBe(true);
    expect(rangeFor([...asked, ...sold.slice(1)])?.used.length).toBeGreaterThan(50);
  });

  it('follows the market: last week counts more than last year', () => {
    const old = Array.from({ length: 5 }, () => bike(100, { at: daysAgo(360) }));
    const recent = Array.from({ length: 5 }, () => bike(150, { at: daysAgo(5) }));
    expect(rangeFor([...old, ...recent])?.median).toBe(150);
  });

  it('looks at the condition', () => {
    const broken = Array.from({ length: 6 }, () => bike(50, { condition: 'poor' }));
    const good = Array.from({ length: 6 }, () => bike(70));
    expect(rangeFor([...broken, ...good])?.median).toBe(70);
  });

  it('leaves out other categories, other things and what is free', () => {
    const others = [
      ...Array.from({ length: 9 }, () => bike(900, { category: 'vehicles' })),
      ...Array.from({ length: 9 }, () => bike(900, { words: ['trek', 'poster', 'frame', 'print'] })),
      ...Array.from({ length: 9 }, () => bike(0)),
    ];
    expect(
      comparablesOf({ ...wanted, words: ['trek', 'mountain', 'bike', 'fuel'] }, [...others, bike(200)], now),
    ).toHaveLength(1);
  });
});
