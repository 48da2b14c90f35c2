// Control characters (but for tab and line breaks) and the marks that let text change direction around it.
const hiddenCharacters =
  // eslint-disable-next-line no-control-regex -- removing control characters is the purpose
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * What is kept of a text that a person typed: without control and direction-override characters, NFC, trimmed
 * (rulings, Listings → Limits). Everything else, HTML included, stays: it is shown as text.
 */
export function cleanText(text: string): string {
  return text.replace(hiddenCharacters, '').normalize('NFC').trim();
}

/** Like {@link cleanText}, for texts of one line: line breaks and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/gu, ' '));
}

/** Length as people count: Unicode code points, not UTF-16 units. */
export function codePoints(text: string): number {
  return Array.from(text).length;
}

/** The first `length` code points, with "..." when something was cut. */
export function preview(text: string, length: number): string {
  const points = Array.from(text);
  return points.length <= length ? text : `${points.slice(0, length).join('')}...`;
}
