import { responseTimeOf } from './response-time';

const minutes = (...values: number[]) => values.map((value) => value * 60_000);

describe('how fast somebody answers', () => {
  it.each([
    [[5, 1, 90], 5],
    [[10, 20, 30, 5_000], 25],
    [[0, 0, 0], 0],
  ])('is the median of the waits: of %j minutes %i', (waits, medianMinutes) => {
    expect(responseTimeOf(minutes(...waits))).toEqual({ medianMinutes, sampleSize: waits.length });
  });

  it('is not said of too few', () => {
    expect(responseTimeOf(minutes(1, 2))).toEqual({ medianMinutes: null, sampleSize: 2 });
  });
});
