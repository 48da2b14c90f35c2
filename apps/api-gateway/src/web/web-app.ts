import fastifyStatic from '@fastify/static';
import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import type { FastifyInstance } from 'fastify';
import type { WebPages } from './web-pages';

const hashed = /\/assets\//;
const notPages = /^\/(api|internal|media|uploads|assets|dev|realtime|health|metrics)(\/|$)/;

/** Serves the files of the built web app, hashed ones for ever; unknown paths get the app's not-found page with status 404. */
export async function registerWebApp(fastify: FastifyInstance, directory: string, pages: WebPages): Promise<void> {
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
  fastify.setNotFoundHandler(async ({ url, method, raw }, reply) => {
    const path = url.split('?', 1)[0] ?? '/';
    if (!['GET', 'HEAD'].includes(method) || notPages.test(path)) throw new AppError(commonErrors['resource.missing']);
    reply.hijack();
    await pages.answer(raw, reply.raw, 404);
  });
}
