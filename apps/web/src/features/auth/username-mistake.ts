import { usernameLimits, usernameProblem, usernameTakenMessage } from '@vybac/contracts/identity';

/** Keys of `auth:username` by the sentence that the contract uses for each mistake. */
const keys = new Map([
  [usernameProblem(''), 'tooShort'],
  [usernameProblem('-'.repeat(usernameLimits.minimum)), 'characters'],
  [usernameProblem('a'.repeat(usernameLimits.maximum + 1)), 'tooLong'],
  [usernameTakenMessage, 'taken'],
]);

/** What is wrong with a username as a translation key, or null. */
export function usernameMistake(username: string): string | null {
  return mistakeKey(usernameProblem(username));
}

/** The key of a mistake that the server named. */
export function mistakeKey(problem: string | null): string | null {
  return problem === null ? null : `auth:username.${keys.get(problem) ?? 'characters'}`;
}
