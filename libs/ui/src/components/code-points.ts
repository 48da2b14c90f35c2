/** Length of a text as the rules count it: Unicode code points after trimming and NFC (rulings, Limits). */
export function codePoints(text: string): number {
  return Array.from(text.trim().normalize('NFC')).length;
}
