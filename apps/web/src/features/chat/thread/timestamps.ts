import { timestampGapMilliseconds } from '@vybac/contracts/messaging';

const hour = 3_600_000;

/** Whether a time stands above a message: the first, and after more than five minutes of silence (spec 2 §2 Messaging). */
export function startsNewTime(previous: { createdAt: string } | undefined, message: { createdAt: string }): boolean {
  if (!previous) return true;
  return Date.parse(message.createdAt) - Date.parse(previous.createdAt) > timestampGapMilliseconds;
}

/** Under 24 hours the time, under 168 hours weekday and time, then date and time (spec 2 §2 Messaging). */
export function timestampText(moment: string, now: number, locale: string): string {
  const age = now - Date.parse(moment);
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const day =
    age < 24 * hour
      ? {}
      : age < 168 * hour
        ? ({ weekday: 'short' } as const)
        : ({ day: 'numeric', month: 'short', year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...day, ...time }).format(Date.parse(moment));
}
