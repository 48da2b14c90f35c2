import { currencySign, formatPrice } from './price';

const dollars = { currency: 'USD', locale: 'en', freeLabel: 'Free' };

describe('a price', () => {
  it('has 2 decimals', () => {
    expect(formatPrice({ ...dollars, amount: 12_050 })).toBe('$120.50');
    expect(formatPrice({ ...dollars, amount: 12_000 })).toBe('$120.00');
  });

  it('is in whole dollars on cards, unless it is less than one', () => {
    expect(formatPrice({ ...dollars, amount: 12_050, precision: 'whole' })).toBe('$121');
    expect(formatPrice({ ...dollars, amount: 50, precision: 'whole' })).toBe('$0.50');
  });

  it('of nothing says so', () => {
    expect(formatPrice({ ...dollars, amount: 0, precision: 'whole' })).toBe('Free');
  });

  it('is typed beside the sign of its currency', () => {
    expect(['en', 'fr', 'ja'].map((locale) => currencySign('USD', locale))).toEqual(['$', '$', '$']);
    expect(currencySign('EUR', 'en')).toBe('€');
  });

  it('knows currencies without decimals and other languages', () => {
    expect(formatPrice({ amount: 4_800, currency: 'JPY', locale: 'en', freeLabel: 'Free' })).toBe('¥4,800');
    expect(formatPrice({ ...dollars, amount: 123_456, locale: 'de' })).toBe('1.234,56\u00a0$');
  });
});
