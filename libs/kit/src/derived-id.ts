import { createHash } from 'node:crypto';

/**
 * The id of something of which there can be only one: the same words always make the same id, so that making it twice makes
 * it once. A UUID made of a hash (version 8). Of the server: `@vybac/kit/derived-id`, because browsers hash otherwise.
 *
 * @param words what makes it that one, e.g. the cause and the recipient. Ids are stored: never change the words of a use
 */
export function derivedId(words: string): string {
  const hash = createHash('sha256').update(words).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
