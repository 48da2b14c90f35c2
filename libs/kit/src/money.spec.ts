import { money, parsePrice } from './money';

describe('a typed price', () => {
  it.each([
    ['40', 4_000],
    ['40.5', 4_050],
    ['40.50', 4_050],
    ['40,50', 4_050],
    [' 0 ', 0],
    ['1000000.00', 100_000_000],
  ])('%p is %p cents', (text, cents) => expect(parsePrice(text)).toBe(cents));

  it.each(['', '-1', '+1', '1e309', 'NaN', '40.555', '1,000.00', '$40', 'forty', '.5', '１２'])('%p is none', (text) =>
    expect(parsePrice(text)).toBeNull(),
  );
});

describe('money', () => {
  it('is whole minor units', () => {
    expect(money(4_050, 'USD')).toEqual({ amount: 4_050, currency: 'USD' });
    expect(() => money(40.5, 'USD')).toThrow(RangeError);
  });
});
