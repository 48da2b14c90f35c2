/** XML written by hand; whatever people wrote passes through {@link text}. */
export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Whatever XML 1.0 has no place for (w3.org/TR/xml, 2.2), not even escaped: a search may hold anything. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function text(value: string): string {
  return value
    .replace(unwritable, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** An element with text in it, or with elements that are XML already. */
export function element(name: string, content: string | readonly string[], attributes: Record<string, string> = {}) {
  const said = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${text(value)}"`);
  const inside = typeof content === 'string' ? text(content) : content.join('');
  const start = `<${name}${said.join('')}`;
  return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`;
}
