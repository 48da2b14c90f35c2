import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import type { FastifyInstance } from 'fastify';
import { answersHtml, headHtml } from './head';
import { HotAnswers } from './hot-answers';
import type { PageHeads } from './page-heads';

const hashed = /\/assets\//;
const notPages = /^\/(api|internal|media|uploads|assets|dev|realtime|health|metrics)(\/|$)/;

/** The web app's paths. Those of listings and what else depends on data are judged by their head. */
const pages =
  /^\/($|listings\/?$|listing\/[^/]+\/?$|create-listing\/?$|auth\/?$|signup\/?$|dashboard\/?$|chat\/?$|chat\/[^/]+\/?$|messages\/?$|notifications\/?$)/;

/**
 * Serves the built web app: hashed files for ever, `index.html` with the page's head put in. Unknown paths get the app's
 * not-found page with status 404.
 */
export async function registerWebApp(fastify: FastifyInstance, directory: string, heads: PageHeads): Promise<void> {
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
  const hot = new HotAnswers<{ status: number; html: Buffer }>();
  const pageOf = async (path: string) => {
    const head = await heads.of(path);
    const html = template.replace('<!--head-->', () => headHtml(head)).replace('<!--state-->', () => answersHtml(head));
    return { status: head.status, html: Buffer.from(html) };
  };
  fastify.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || notPages.test(path)) throw new AppError(commonErrors['resource.missing']);
    const { status, html } = await (path === '/' ? hot.of(path, () => pageOf(path)) : pageOf(path));
    return reply
      .status(pages.test(path) ? status : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
