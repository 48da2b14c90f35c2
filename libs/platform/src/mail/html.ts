const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of HTML that needs no more escaping. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | Html | readonly Html[];

/**
 * A template whose values are shown as text, unless they are HTML made here.
 *
 * @example
 * html`<li>${subject}</li>`
 */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Html {
  const texts = parts.map((part) => {
    if (part instanceof Html) return part.text;
    return typeof part === 'string' ? escape(part) : part.map(({ text }) => text).join('');
  });
  return new Html(String.raw({ raw: pieces }, ...texts));
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
