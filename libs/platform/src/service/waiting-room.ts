import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import fastifyFactory, { type FastifyInstance } from 'fastify';
import { newContext } from '../context';
import { problemOf } from '../http/problem';
import type { Parts } from '../runtime/parts';

const problemType = 'application/problem+json; charset=utf-8';
const isStarting = new AppError(commonErrors['service.unavailable']);

/**
 * Answers at the port of a process that is still starting: it lives, is not ready, and says which parts it waits for. Everybody
 * else is asked to come back in a second. Close it to free the port for whoever was waited for.
 */
export async function openWaitingRoom(
  parts: Parts,
  { PORT, HOST }: { PORT: number; HOST: string },
): Promise<FastifyInstance> {
  const room = fastifyFactory({ forceCloseConnections: true });
  room.get('/health/live', () => ({ status: 'ok' }));
  room.get('/health/ready', async (_request, reply) =>
    reply.status(503).send({ status: 'starting', missing: await parts.missing() }),
  );
  // Not worth a line of the log each time, as other errors are.
  room.setNotFoundHandler((_request, reply) =>
    reply
      .status(503)
      .header('retry-after', '1')
      .header('content-type', problemType)
      .send(JSON.stringify(problemOf(isStarting, newContext().traceId))),
  );
  await room.listen({ port: PORT, host: HOST });
  return room;
}
