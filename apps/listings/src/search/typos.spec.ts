import { distanceBetween, isTerm, keysOfTerm, keysOfTyped, nearest } from './typos';

const asTerms = (terms: readonly string[]) => terms.map((term) => ({ term }));
const nearestOf = (typed: string, terms: readonly string[]) => nearest(typed, asTerms(terms)).map(({ term }) => term);
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
    expect(nearestOf(typed, [meant, 'sofa'])).toEqual([meant]);
  });

  it('forgives nothing in words of three letters, one letter in words of four to seven, two in longer ones', () => {
    expect(nearestOf('cra', ['car'])).toEqual([]);
    expect(nearestOf('lmpa', ['lamp'])).toEqual([]);
    expect(nearestOf('lmp', ['lamp'])).toEqual(['lamp']);
    expect(nearestOf('gvitarr', ['guitar'])).toEqual([]);
    expect(nearestOf('keyborrd', ['keyboard'])).toEqual(['keyboard']);
    expect(nearestOf('kaybaerd', ['keyboard', 'keyboards'])).toEqual([]);
  });

  it('takes letters that sound alike for the same', () => {
    expect(nearestOf('bycicle', ['bicycle', 'cycle'])).toEqual(['bicycle']);
    expect(nearestOf('telefone', ['telephone'])).toEqual(['telephone']);
  });

  it('puts the nearest first', () => {
    expect(nearestOf('guitarr', ['gutter', 'guitars', 'guitar'])).toEqual(['guitar', 'guitars']);
    expect(nearestOf('headphnes', ['headphone', 'headphones'])).toEqual(['headphones', 'headphone']);
  });

  it('remembers words, not numbers, model names or pairs of CJK characters', () => {
    expect(['bicycle', 'साइकिल', 'велосипед'].map(isTerm)).toEqual([true, true, true]);
    expect(['ab', '2024', 'rtx4090', '自行', 'x'.repeat(40)].map(isTerm)).toEqual([false, false, false, false, false]);
  });
});
