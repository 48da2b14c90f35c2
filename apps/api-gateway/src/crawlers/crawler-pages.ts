import {
  browseInputOf,
  browseListings,
  listingsPath,
  listSitemaps,
  readListingsSearch,
  showSitemap,
  sitemapStart,
} from '@vybac/contracts/listings';
import type { ServiceClient } from '@vybac/platform';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HotAnswers } from '../web/hot-answers';
import { feedPath, listedSearches, titleOf } from '../web/list-head';
import { atom, type Feed, rss } from './feed';
import { robots, sitemap, sitemapIndex } from './sitemap';

const mostInFeed = 50;
/** Milliseconds. Nobody who reads these is in a hurry, and a crawler asks for the same again and again. */
const keptFor = 5 * 60_000;
const formats = {
  rss: { write: rss, type: 'application/rss+xml' },
  atom: { write: atom, type: 'application/atom+xml' },
};

export interface CrawlerPagesOptions {
  readonly services: ServiceClient;
  readonly origin: string;
}

/** What programs read instead of pages: `/robots.txt`, `/sitemap.xml` and its parts, feeds of any search. */
export function registerCrawlerPages(fastify: FastifyInstance, { services, origin }: CrawlerPagesOptions): void {
  const kept = new HotAnswers<Buffer>(keptFor);
  const send = async (reply: FastifyReply, type: string, key: string, make: () => Promise<string>) => {
    const bytes = await kept.of(key, async () => Buffer.from(await make()));
    return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=300').send(bytes);
  };
  const sendXml = (reply: FastifyReply, key: string, make: () => Promise<string>) =>
    send(reply, 'application/xml', key, make);

  fastify.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)));

  fastify.get('/sitemap.xml', (_request, reply) =>
    sendXml(reply, 'index', async () => {
      const { starts } = await services.call(listSitemaps, {});
      return sitemapIndex(['pages', ...starts.map((start) => `listings/${start}`)].map(sitemapAddress));
      // The home page is there whatever fails (spec 3 §8). Kept for nobody else.
    }).catch(() => reply.type('application/xml; charset=utf-8').send(sitemap([{ address: `${origin}/` }]))),
  );

  fastify.get('/sitemaps/pages.xml', (_request, reply) =>
    sendXml(reply, 'pages', () =>
      Promise.resolve(sitemap(['/', ...listedSearches.map(listingsPath)].map((path) => ({ address: origin + path })))),
    ),
  );

  fastify.get<{ Params: { file: string } }>('/sitemaps/listings/:file', (request, reply) => {
    const start = sitemapStart.safeParse(request.params.file.replace(/\.xml$/, ''));
    if (!start.success) {
      reply.callNotFound();
      return reply;
    }
    return sendXml(reply, start.data, async () => {
      const { items } = await services.call(showSitemap, { params: { start: start.data } });
      return sitemap(items.map(({ id, updatedAt }) => ({ address: `${origin}/listing/${id}`, changedAt: updatedAt })));
    });
  });

  for (const format of ['rss', 'atom'] as const)
    fastify.get<{ Querystring: Record<string, unknown> }>(`/listings.${format}`, (request, reply) => {
      const { write, type } = formats[format];
      const search = readListingsSearch({ ...request.query, sort: 'newest' });
      const address = origin + feedPath(search, format);
      return send(reply, type, address, async () => {
        const query = { ...browseInputOf(search), limit: mostInFeed };
        const { items } = await services.call(browseListings, { query });
        const feed: Feed = {
          title: `${titleOf(search)} – Vybac`,
          page: origin + listingsPath(search),
          address,
          origin,
          items,
        };
        return write(feed);
      });
    });

  function sitemapAddress(name: string): string {
    return `${origin}/sitemaps/${name}.xml`;
  }
}
