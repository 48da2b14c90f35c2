import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Image, srcsetOf } from '@vybac/contracts/listings';
import { escape } from './html';
import { isAt } from './page-addresses';

/** What a page shows until its code is there. */
export interface Opening {
  readonly title?: string;
  readonly pictures?: readonly Image[];
  /** How wide they are shown (`sizes` of an image). */
  readonly sizes?: string;
}

export interface Openings {
  /** The first is for those who speak none of them. */
  readonly languages: readonly string[];
  /** The HTML of the page at a path, or nothing where the build of the web app has none. */
  of(path: string, language: string, opening: Opening): string | undefined;
}

/**
 * What the build of the web app made of `openings/*.html`, by language and address: `{"de": {"/": "<section>…"}}`.
 */
export async function readOpenings(directory: string): Promise<Openings> {
  const json = await readFile(join(directory, 'openings.json'), 'utf8').catch(() => '{}');
  const byLanguage = JSON.parse(json) as Record<string, Record<string, string>>;
  const of = (path: string, language: string, { title = '', pictures = [], sizes = '' }: Opening) =>
    Object.entries(byLanguage[language] ?? {})
      .find(([address]) => isAt(address, path))?.[1]
      .replace('{{title}}', () => escape(title))
      .replace('{{pictures}}', () => pictures.map((image) => pictureHtml(image, sizes)).join(''));
  return { languages: Object.keys(byLanguage), of };
}

/** As the web app's `Photo`, so that the browser takes the same version. */
function pictureHtml({ urls, width, height }: Image, sizes: string): string {
  const source = (format: 'avif' | 'webp') =>
    `<source type="image/${format}" srcset="${escape(srcsetOf(urls, format))}" sizes="${escape(sizes)}">`;
  const image = `<img alt="" src="${escape(urls.medium)}" width="${width}" height="${height}">`;
  return `<picture>${source('avif')}${source('webp')}${image}</picture>`;
}
