import { toastDuration } from './durations';

describe('a toast stays', () => {
  it.each([
    ['error', 6000, 4000],
    ['welcome', 3000, 4000],
    ['confirmation', 3000, 4000],
    ['signedOut', 2000, 3000],
    ['notification', 4000, 4000],
    ['other', 5000, 5000],
  ] as const)('%s: %i ms on a mobile device, %i ms elsewhere', (occasion, mobile, elsewhere) => {
    expect(toastDuration(occasion, true)).toBe(mobile);
    expect(toastDuration(occasion, false)).toBe(elsewhere);
  });
});
