import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAt } from './page-addresses';

/** Finds the code of a page's first screen, which starts loading with the page instead of after the code that asks for it. */
export type Preloads = (path: string) => string;

/**
 * What the build of the web app says about its routes: `{"/": ["/assets/…js"], "/listing/": […]}`; an address ending in
 * a slash stands for all below it, except the home page's. Nothing is preloaded where the build says nothing.
 */
export async function readPreloads(directory: string): Promise<Preloads> {
  const text = await readFile(join(directory, 'preloads.json'), 'utf8').catch(() => '{}');
  const links = Object.entries(JSON.parse(text) as Record<string, string[]>).map(
    ([address, files]) => [address, files.map(link).join('\n    ')] as const,
  );
  return (path) => links.find(([address]) => isAt(address, path))?.[1] ?? '';
}

/** Of low priority, so that the frame in the page is painted while its code is still coming. */
function link(file: string): string {
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;
}
