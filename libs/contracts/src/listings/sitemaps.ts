import { z } from 'zod';
import { id, moment } from '../primitives';
import { defineRoute } from '../route';

/** Far fewer than the 50,000 that sitemaps may hold (sitemaps.org), so that one is quickly made. */
export const sitemapLength = 5_000;

/** Where a sitemap begins: at the listing created then, as "milliseconds-id"; "0" is the beginning. */
export const sitemapStart = z.string().regex(/^(0|\d{1,15}-[0-9a-f-]{36})$/);

export const listSitemaps = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/internal/sitemaps',
  access: 'service',
  summary: 'Where the sitemaps of active listings begin, oldest first',
  status: 200,
  output: z.object({ starts: z.array(sitemapStart) }),
  errors: [],
});

export const showSitemap = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/internal/sitemaps/:start',
  access: 'service',
  summary: 'Active listings from a start on, oldest first',
  params: z.object({ start: sitemapStart }),
  status: 200,
  output: z.object({ items: z.array(z.object({ id, updatedAt: moment })) }),
  errors: [],
});
