import type { FastifyInstance } from 'fastify';

const everySoOften = 50;

/**
 * Lets a server that closes end within moments. Node ends the connections that are idle when it begins to close; one that
 * is still being answered then would stay open as long as its client likes.
 */
export function registerFarewell(fastify: FastifyInstance): void {
  fastify.addHook('preClose', async () => {
    const { server } = fastify;
    if (!server.listening) return;
    const timer = setInterval(() => server.closeIdleConnections(), everySoOften);
    server.once('close', () => clearInterval(timer));
  });
}
