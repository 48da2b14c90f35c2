import { distanceBetween, isTerm, keysOfTerm, keysOfTyped, nearest } from './typos';

const found = (typed: string, term: string) => keysOfTyped(typed).some((key) => keysOfTerm(term).includes(key));

describe('typos', () => {
  it('measures inserted, missing, wrong and swapped letters', () => {
    expect(distanceBetween('bike', 'bike')).toBe(0);
    expect(distanceBetween('bik', 'bike')).toBe(1);
    expect(distanceBetween('bieke', 'bike')).toBe(1);
    expect(distanceBetween('bake', 'bike')).toBe(1);
    expect(distanceBetween('bkie', 'bike')).toBe(1);
    expect(distanceBetween('', 'bike')).toBe(4);
  });

  it.each([
    ['bycicle', 'bicycle'],
    ['bicylce', 'bicycle'],
    ['gutar', 'guitar'],
    ['keybaord', 'keyboard'],
    ['refrigirater', 'refrigerator'],
    ['lmap', 'lamp'],
    ['mirrror', 'mirror'],
  ])('finds from "%s" what was meant: "%s"', (typed, meant) => {
    expect(found(typed, meant)).toBe(true);
    expect(nearest(typed, [meant, 'sofa'])).toEqual([{ term: meant, distance: distanceBetween(typed, meant) }]);
  });

  it('forgives nothing in words of three letters, one letter in short words, two in long ones', () => {
    expect(nearest('cra', ['car'])).toEqual([]);
    expect(nearest('lmpa', ['lamp'])).toEqual([]);
    expect(nearest('keyborrd', ['keyboard'])).toHaveLength(1);
    expect(nearest('kaybaerd', ['keyboard', 'keyboards'])).toHaveLength(0);
  });

  it('puts the nearest first', () => {
    expect(nearest('guitarr', ['gutter', 'guitars', 'guitar']).map(({ term }) => term)).toEqual(['guitar', 'guitars']);
  });

  it('remembers words, not numbers, model names or pairs of CJK characters', () => {
    expect(['bicycle', 'साइकिल', 'велосипед'].map(isTerm)).toEqual([true, true, true]);
    expect(['ab', '2024', 'rtx4090', '自行', 'x'.repeat(40)].map(isTerm)).toEqual([false, false, false, false, false]);
  });
});
