import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import type { FastifyInstance } from 'fastify';
import { Compressible } from './compressible';
import { answersHtml, headHtml } from './head';
import { HotAnswers } from './hot-answers';
import type { PageHeads } from './page-heads';
import { readPreloads } from './preloads';

const hashed = /\/assets\//;
const notPages = /^\/(api|internal|media|uploads|assets|dev|realtime|health|metrics)(\/|$)/;

/** The web app's paths. Those of listings and what else depends on data are judged by their head. */
const pages =
  /^\/($|listings\/?$|listing\/[^/]+\/?$|create-listing\/?$|auth\/?$|signup\/?$|dashboard\/?$|chat\/?$|chat\/[^/]+\/?$|messages\/?$|notifications\/?$)/;

/** First pages that many visitors open. */
const shared = new Set(['/', '/listings']);

export interface WebApp {
  /** Where the built web app lies. */
  readonly directory: string;
  readonly heads: PageHeads;
  /** True when a `cookie` header carries a session. */
  readonly hasSession: (cookies: string | undefined) => boolean;
}

/**
 * Serves the built web app: hashed files for ever, `index.html` with the page's head put in. Unknown paths get the app's
 * not-found page with status 404.
 */
export async function registerWebApp(
  fastify: FastifyInstance,
  { directory, heads, hasSession }: WebApp,
): Promise<void> {
  const preloads = await readPreloads(directory);
  const template = await readFile(join(directory, 'index.html'), 'utf8');
  await fastify.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const kept = hashed.test(path.replaceAll('\\', '/'));
      void reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const hot = new HotAnswers<{ status: number; html: Compressible }>();
  const pageOf = async (url: string, path: string, withAnswers: boolean) => {
    const head = await heads.of(url);
    const html = template
      .replace('<!--head-->', () => `${headHtml(head)}\n    ${preloads(path)}`)
      .replace('<!--state-->', () => (withAnswers ? answersHtml(head) : ''));
    return { status: head.status, html: new Compressible(html) };
  };
  fastify.setNotFoundHandler(async (request, reply) => {
    const { url, method, headers } = request;
    const path = url.split('?', 1)[0] ?? '/';
    if (!['GET', 'HEAD'].includes(method) || notPages.test(path)) throw new AppError(commonErrors['resource.missing']);
    // Answers for visitors would be wrong for whoever has a session, such as whether a listing is one's own.
    const isVisitor = !hasSession(headers.cookie);
    const page = () => pageOf(url, path, isVisitor);
    const { status, html } = await (shared.has(url) ? hot.of(`${isVisitor}${url}`, page) : page());
    const { bytes, encoding } = await html.for(headers['accept-encoding']);
    if (encoding) void reply.header('content-encoding', encoding);
    return reply
      .status(pages.test(path) ? status : 404)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8')
      .send(bytes);
  });
}
