import { declaration, element } from './xml';

const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/** A page, and when it last changed where that is known. */
export interface MappedPage {
  readonly address: string;
  readonly changedAt?: string;
}

/** A sitemap (sitemaps.org/protocol). */
export function sitemap(pages: readonly MappedPage[]): string {
  const entries = pages.map(({ address, changedAt }) =>
    element('url', [element('loc', address), ...(changedAt ? [element('lastmod', changedAt)] : [])]),
  );
  return declaration + element('urlset', entries, namespace);
}

/** A list of sitemaps by their addresses. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => element('sitemap', [element('loc', address)]));
  return declaration + element('sitemapindex', entries, namespace);
}

/** Pages that are somebody's own, or nobody's. What is not to be listed says so itself (`noindex`), and must be readable. */
const notCrawled = [
  '/dev/',
  '/internal/',
  '/dashboard',
  '/favorites',
  '/chat',
  '/messages',
  '/notifications',
  '/create-listing',
];

/** What crawlers may read (RFC 9309). The API is among it: pages show what it answers. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...notCrawled.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
