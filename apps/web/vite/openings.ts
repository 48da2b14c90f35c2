import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languageCodes } from '../src/i18n/languages';

const root = join(import.meta.dirname, '..');
/** What stands in the page by its address; an address ending in a slash stands for all below it, except the home page's. */
const templates: Readonly<Record<string, string>> = { '/': 'home', '/listings': 'listings', '/listing/': 'listing' };
/** A text of the app, e.g. `[[home:hero.badge]]`. */
const text = /\[\[(\w+):([\w.]+)\]\]/g;

/**
 * What the gateway puts into a page, in the reader's language, until the code is there: `openings.json`, as
 * `{"de": {"/": "<section>…"}}`. It looks like what the code then shows, so that the largest thing on the screen is seen as
 * soon as the page is. `{{title}}` and `{{pictures}}` are the gateway's.
 */
export function openings(): Plugin {
  return {
    name: 'openings',
    apply: 'build',
    generateBundle() {
      const byLanguage = languageCodes.map((language) => [language, inLanguage(language)]);
      this.emitFile({
        type: 'asset',
        fileName: 'openings.json',
        source: JSON.stringify(Object.fromEntries(byLanguage)),
      });
    },
  };
}

function inLanguage(language: string): Record<string, string> {
  const pages = Object.entries(templates).map(([address, name]) => {
    const template = readFileSync(join(root, 'openings', `${name}.html`), 'utf8');
    const html = template.replace(text, (_, file: string, key: string) => escaped(textOf(language, file, key)));
    return [address, html];
  });
  return Object.fromEntries(pages) as Record<string, string>;
}

function textOf(language: string, file: string, key: string): string {
  let found: unknown = JSON.parse(readFileSync(join(root, 'src/locales', language, `${file}.json`), 'utf8'));
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  if (typeof found !== 'string') throw new Error(`${language}/${file}.json has no text ${key}`);
  return found;
}

function escaped(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
