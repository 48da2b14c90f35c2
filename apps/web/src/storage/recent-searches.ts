import { forget, readSaved, save } from './saved';

/** What this device keeps, newest first; nobody else learns of it. */
const key = 'vybac-recent-searches';
const most = 8;
const shortest = 2;

/** Words searched for lately, the last first. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readSaved(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, most) : [];
  } catch {
    // Somebody else wrote there.
    return [];
  }
}

/** Keeps words that somebody meant, once however they are capitalised. */
export function rememberSearch(words: string): void {
  const meant = words.trim();
  if (meant.length < shortest) return;
  const others = recentSearches().filter((known) => known.toLowerCase() !== meant.toLowerCase());
  save(key, JSON.stringify([meant, ...others].slice(0, most)));
}

export function forgetSearches(): void {
  forget(key);
}
