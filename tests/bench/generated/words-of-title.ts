/** The distinct words that somebody reads in a text, in small letters. */
export function wordsOfTitle(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])];
}
