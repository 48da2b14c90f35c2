import { suggestionCount, usernameLimits } from '@vybac/contracts/identity';
import { digits, type Ids } from '@vybac/kit';

/** Two usernames that differ only in case are the same name. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}

/** Names like a taken one that may be free; the caller asks which are. More than are shown, since some will be taken too. */
export function similarUsernames(username: string, ids: Ids): string[] {
  const endings = [
    ...Array.from({ length: suggestionCount }, () => ids.secret(digits, 2)),
    ...Array.from({ length: suggestionCount }, () => `_${ids.secret(digits, 2)}`),
    ...Array.from({ length: suggestionCount * 2 }, () => ids.secret(digits, 4)),
  ];
  const names = endings.map((ending) => username.slice(0, usernameLimits.maximum - ending.length) + ending);
  return [...new Set(names)];
}
