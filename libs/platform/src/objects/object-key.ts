const segment = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const longestKey = 200;

/** Segments of letters, digits, `.`, `_` and `-`, joined by `/`, each beginning with a letter or digit: never a way out of a folder. */
export function isObjectKey(key: string): boolean {
  return key.length <= longestKey && key.split('/').every((part) => segment.test(part));
}

/** @throws Error when it is no key: keys are made by us, so this is a mistake in the program. */
export function assertObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new Error(`Not an object key: ${JSON.stringify(key)}`);
}
