import { forget, readSaved, save } from './saved';

const key = 'recently_viewed';
const most = 12;

/** Ids of the listings last looked at on this device, the latest first. */
export function recentlyViewed(): string[] {
  return (readSaved(key) ?? '').split(',').filter(Boolean);
}

export function rememberViewed(id: string): void {
  save(key, [id, ...recentlyViewed().filter((other) => other !== id)].slice(0, most).join(','));
}

export function forgetViewed(): void {
  forget(key);
}
