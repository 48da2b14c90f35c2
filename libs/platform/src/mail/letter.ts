import { html } from './html';

/** What a mail says, from top to bottom. */
export interface Letter {
  /** BCP 47, e.g. `de`. */
  readonly language: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly { readonly title: string; readonly text: string; readonly link: string }[];
  readonly button: { readonly text: string; readonly link: string };
  /** Small print; with a link where one has to be able to do something about it. */
  readonly footnotes: readonly { readonly text: string; readonly link?: string }[];
}

const small = 'font-size:13px;line-height:1.5;color:#6b6862';

/** A letter as plain text and as HTML. Whatever people wrote is shown as text. */
export function writeLetter({ language, paragraphs, items = [], button, footnotes }: Letter): {
  text: string;
  html: string;
} {
  const text = [
    ...paragraphs,
    ...items.map((item) => `${item.title}\n${item.text}\n${item.link}`),
    `${button.text}: ${button.link}`,
    ...footnotes.map((note) => (note.link === undefined ? note.text : `${note.text}: ${note.link}`)),
  ].join('\n\n');
  const page = html`<!doctype html>
    <html lang="${language}">
      <body style="margin:0;padding:32px;background:#f6f5f2;font-family:system-ui,sans-serif;color:#1c1b19">
        <div style="max-width:480px;margin:auto;padding:32px;background:#fff;border-radius:16px">
          ${paragraphs.map((paragraph) => html`<p style="font-size:16px;line-height:1.5">${paragraph}</p>`)}
          ${items.map(
            (item) =>
              html`<p style="margin:0;padding:12px 0;border-top:1px solid #e6e3dc">
                <a href="${item.link}" style="font-size:16px;color:#1c1b19">${item.title}</a><br /><span
                  style="${small}"
                  >${item.text}</span
                >
              </p>`,
          )}
          <p>
            <a
              href="${button.link}"
              style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1c1b19;color:#fff;text-decoration:none"
              >${button.text}</a
            >
          </p>
          ${footnotes.map((note) =>
            note.link === undefined
              ? html`<p style="${small}">${note.text}</p>`
              : html`<p style="${small}"><a href="${note.link}" style="color:#6b6862">${note.text}</a></p>`,
          )}
        </div>
      </body>
    </html>`;
  return { text, html: page.text };
}
