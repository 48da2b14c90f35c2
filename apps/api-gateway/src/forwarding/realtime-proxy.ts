import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Distributed: websockets at /realtime go on to the realtime gateway. Embedded it sits on this very server. */
export async function proxyRealtime(fastify: FastifyInstance, origin: string): Promise<void> {
  await fastify.register(httpProxy, {
    upstream: origin,
    prefix: '/realtime',
    rewritePrefix: '/realtime',
    websocket: true,
  });
}
