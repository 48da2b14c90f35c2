import fastifyFactory from 'fastify';
import type { Parts } from '../runtime/parts';

export interface WaitingRoom {
  /** Frees the port for whoever was waited for. */
  close(): Promise<void>;
}

/**
 * Answers at the port of a process that is still starting: it lives, is not ready, and says which parts it waits for. For
 * everything else it asks to come back in a second.
 */
export async function openWaitingRoom(
  parts: Parts,
  { PORT, HOST }: { PORT: number; HOST: string },
): Promise<WaitingRoom> {
  const room = fastifyFactory({ forceCloseConnections: true });
  room.get('/health/live', () => ({ status: 'ok' }));
  room.setNotFoundHandler(async (_request, reply) =>
    reply
      .status(503)
      .header('retry-after', '1')
      .send({ status: 'starting', missing: await parts.missing() }),
  );
  await room.listen({ port: PORT, host: HOST });
  return { close: () => room.close() };
}
