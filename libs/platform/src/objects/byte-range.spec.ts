import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { RangeOnly, rangeIn } from './byte-range';

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 9 }],
    ['bytes=0-1', { first: 0, last: 1 }],
    ['bytes=4-100', { first: 4, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-30', { first: 0, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=0-1,4-5', null],
    ['lines=0-1', null],
    ['bytes=-', null],
    [undefined, null],
  ] as const)('of ten, %s', (header, range) => {
    expect(rangeIn(header, 10)).toEqual(range);
  });

  it('is all that comes through, however it is cut', async () => {
    const pieces = Readable.from(['01', '2', '3456', '789'].map((piece) => Buffer.from(piece)));
    expect(await text(pieces.pipe(new RangeOnly({ first: 2, last: 7 })))).toBe('234567');
  });
});
