import type { FastifyInstance } from 'fastify';
import type { Parts } from '../runtime/parts';

/**
 * `/health/live`: the process runs. `/health/ready`: every part that it needs answers, or 503 with the names of those that do
 * not: `{ status: 'unavailable', missing: ['redis'] }`. How long that is tolerated is for whoever asks to say.
 */
export function registerHealth(fastify: FastifyInstance, parts: Parts): void {
  fastify.get('/health/live', () => ({ status: 'ok' }));
  fastify.get('/health/ready', async (_request, reply) => {
    const missing = await parts.missing();
    if (missing.length === 0) return { status: 'ok' };
    return reply.status(503).send({ status: 'unavailable', missing });
  });
}
