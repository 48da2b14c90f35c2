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
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HotAnswers } from '../web/hot-answers';
import { feedPath, listedSearches, titleOf } from '../web/list-head';
import { atom, type Feed, rss } from './feed';
import { robots, sitemap, sitemapIndex } from './sitemap';

const mostInFeed = 50;
/** Milliseconds. Nobody who reads these is in a hurry, and a crawler asks for the same again and again. */
const keptFor = 5 * 60_000;
/** A part of the sitemap is most of a megabyte, and a crawler reads each of them once. */
const keptParts = 20;
const xml = 'application/xml';
const formats = {
  rss: { write: rss, type: 'application/rss+xml' },
  atom: { write: atom, type: 'application/atom+xml' },
};

export interface CrawlerPagesOptions {
  readonly services: ServiceClient;
  readonly origin: string;
  /** @throws AppError `request.limited` */
  readonly admit: (request: FastifyRequest) => Promise<void>;
}

/** What programs read instead of pages: `/robots.txt`, `/sitemap.xml` and its parts, feeds of any search. */
export function registerCrawlerPages(fastify: FastifyInstance, { services, origin, admit }: CrawlerPagesOptions): void {
  const [kept, keptOfListings] = [new HotAnswers<Buffer>(keptFor), new HotAnswers<Buffer>(keptFor, keptParts)];
  const limited = { onRequest: admit };
  const addressOf = (name: string) => `${origin}/sitemaps/${name}.xml`;
  const pages = ['/', ...listedSearches.map(listingsPath)].map((path) => ({ address: origin + path }));
  const [robotsTxt, pagesXml] = [Buffer.from(robots(origin)), Buffer.from(sitemap(pages))];
  const send = (reply: FastifyReply, type: string, bytes: Buffer) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=300').send(bytes);

  fastify.get('/robots.txt', limited, (_request, reply) => send(reply, 'text/plain', robotsTxt));
  fastify.get('/sitemaps/pages.xml', limited, (_request, reply) => send(reply, xml, pagesXml));

  fastify.get('/sitemap.xml', limited, async (_request, reply) => {
    const make = async () => {
      const { starts } = await services.call(listSitemaps, {});
      return Buffer.from(sitemapIndex(['pages', ...starts.map((start) => `listings/${start}`)].map(addressOf)));
    };
    const whole = await Promise.resolve(kept.of('index', make)).catch(() => null);
    if (whole) return send(reply, xml, whole);
    // The home page is there whatever fails (spec 3 §8). Kept for nobody else.
    return reply.type(`${xml}; charset=utf-8`).send(sitemap([{ address: `${origin}/` }]));
  });

  fastify.get<{ Params: { file: string } }>('/sitemaps/listings/:file', limited, async (request, reply) => {
    const start = sitemapStart.safeParse(request.params.file.replace(/\.xml$/, ''));
    if (!start.success) {
      reply.callNotFound();
      return reply;
    }
    const make = async () => {
      const { items } = await services.call(showSitemap, { params: { start: start.data } });
      const listed = items.map(({ id, updatedAt }) => ({ address: `${origin}/listing/${id}`, changedAt: updatedAt }));
      return Buffer.from(sitemap(listed));
    };
    return send(reply, xml, await keptOfListings.of(start.data, make));
  });

  for (const format of ['rss', 'atom'] as const)
    fastify.get<{ Querystring: Record<string, unknown> }>(`/listings.${format}`, limited, async (request, reply) => {
      const { write, type } = formats[format];
      const search = readListingsSearch({ ...request.query, sort: 'newest' });
      const address = origin + feedPath(search, format);
      const make = async () => {
        const query = { ...browseInputOf(search), limit: mostInFeed };
        const { items } = await services.call(browseListings, { query });
        const title = `${titleOf(search)} – Vybac`;
        const feed: Feed = { title, page: origin + listingsPath(search), address, origin, items };
        return Buffer.from(write(feed));
      };
      return send(reply, type, await kept.of(address, make));
    });
}
