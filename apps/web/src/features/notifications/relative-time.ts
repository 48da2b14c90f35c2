import type { TFunction } from 'i18next';

const hour = 3_600_000;

/** "Just now" under an hour, hours under a day, then the date (spec 1 §9). `now` in milliseconds since 1970 UTC. */
export function relativeTime(t: TFunction, language: string, moment: string, now: number): string {
  const date = new Date(moment);
  const age = now - date.getTime();
  if (age < hour) return t('notifications:time.justNow');
  if (age < 24 * hour) return t('notifications:time.hours', { count: Math.floor(age / hour) });
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(date);
}
