import { writingIn } from './writing';

const seen = (text: string, confidence: number) => ({ text, confidence });

describe('writing on a photo', () => {
  it('is read line by line', () => {
    expect(writingIn([[seen('Canon', 96), seen('EOS', 92)], [seen('550D', 90)]])).toBe('Canon EOS\n550D');
  });

  it('is not made out of leaves and fabric', () => {
    expect(
      writingIn([
        [seen('eA', 10), seen('REE', 22), seen('SERS', 55)],
        [seen('5', 80), seen('|', 99)],
      ]),
    ).toBe('');
  });

  it('is more than a lonely short word', () => {
    expect(writingIn([[seen('SE', 91)]])).toBe('');
  });
});
