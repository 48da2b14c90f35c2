import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';

/** `/health/live`: the process runs. `/health/ready`: its database answers. */
export function registerHealth(fastify: FastifyInstance, connection: Connection): void {
  fastify.get('/health/live', () => ({ status: 'ok' }));
  fastify.get('/health/ready', async (_request, reply) => {
    const answers = await connection.db
      ?.admin()
      .ping()
      .then(
        () => true,
        () => false,
      );
    return reply.status(answers ? 200 : 503).send({ status: answers ? 'ok' : 'unavailable' });
  });
}
