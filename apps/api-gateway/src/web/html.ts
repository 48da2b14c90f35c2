/** Words as text or as the value of an attribute. */
export function escape(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
