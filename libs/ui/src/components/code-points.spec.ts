import { codePoints } from './code-points';

describe('the length of a text', () => {
  it.each([
    ['bike', 4],
    ['  bike  ', 4],
    ['🚲🚲', 2],
    ['e\u0301', 1],
    ['', 0],
  ])('of %j is %i', (text, length) => {
    expect(codePoints(text)).toBe(length);
  });
});
