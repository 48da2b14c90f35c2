export type Occasion = 'error' | 'welcome' | 'confirmation' | 'signedOut' | 'notification' | 'other';

const seconds: Record<Occasion, { mobile: number; elsewhere: number }> = {
  error: { mobile: 6, elsewhere: 4 },
  welcome: { mobile: 3, elsewhere: 4 },
  confirmation: { mobile: 3, elsewhere: 4 },
  signedOut: { mobile: 2, elsewhere: 3 },
  notification: { mobile: 4, elsewhere: 4 },
  other: { mobile: 5, elsewhere: 5 },
};

/** Milliseconds a toast stays (spec 1 §9). */
export function toastDuration(occasion: Occasion, mobile: boolean): number {
  return seconds[occasion][mobile ? 'mobile' : 'elsewhere'] * 1000;
}
