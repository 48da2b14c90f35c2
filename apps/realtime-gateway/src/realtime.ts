import type { Server as HttpServer } from 'node:http';
import type { Actor } from '@vybac/contracts/identity';
import type { Push } from '@vybac/contracts/realtime';
import {
  AccessTokens,
  inSpan,
  realtimeChannel,
  type Runtime,
  sessionCookie,
  sessionsChannel,
  type SessionsWord,
} from '@vybac/platform';
import { Server, type ServerOptions } from 'socket.io';
import { callerOf, isOwnOrigin } from './caller';
import { serve } from './connection';
import { connections, pushes } from './figures';
import { Online } from './online';
import { Receipts } from './receipts';
import { cutSlowReaders } from './slow-readers';

export interface Realtime {
  close(): Promise<void>;
}

const maximumMessageBytes = 16 * 1024;

/**
 * Opens the Socket.IO door on an HTTP server. Of several gateways each hears every push on the channel and tells its own
 * clients, hence `io.local`; what clients say to each other goes through `adapter` (ADR 10).
 *
 * @param adapter leads to the clients of other gateways; left out where there is only this one
 */
export async function attachRealtime(
  server: HttpServer,
  runtime: Runtime,
  adapter?: ServerOptions['adapter'],
): Promise<Realtime> {
  const { config, channel, clock, limits, presence } = runtime;
  const services = runtime.clientFor('realtime-gateway');
  const accessTokens = new AccessTokens(services, clock);
  const cookie = sessionCookie(config.PUBLIC_ORIGIN);
  const receipts = new Receipts(services);
  const io = new Server(server, {
    path: '/realtime',
    transports: ['websocket'],
    serveClient: false,
    ...(adapter ? { adapter } : {}),
    maxHttpBufferSize: maximumMessageBytes,
    allowRequest: (request, decide) => {
      decide(null, isOwnOrigin(request.headers.origin, request.headers.host, config.PUBLIC_ORIGIN));
    },
  });

  const online = new Online(io, presence);
  io.use((socket, next) => {
    callerOf(socket, { services, accessTokens, cookie }).then(
      (actor) => {
        if (socket.handshake.auth['token'] !== undefined && !actor) return next(new Error('session.invalid'));
        (socket.data as { actor: Actor | null }).actor = actor;
        next();
      },
      () => next(new Error('service.unavailable')),
    );
  });

  io.on('connection', (socket) => {
    const { actor } = socket.data as { actor: Actor | null };
    // Joins of the in-memory adapter happen at once.
    if (actor) {
      void socket.join([`actor:${actor.id}`, sessionRoom(actor.sessionId)]);
      void online.arrives(socket, actor.id);
    }
    serve(socket, actor, { services, limits, receipts, online });
    connections.inc();
    socket.once('disconnect', () => connections.dec());
  });

  // What was said during a cut is lost here: clients that come back catch up, and are recognised anew.
  const sendAway = () => io.local.disconnectSockets(true);
  const tellStreams = async (word: unknown): Promise<void> => {
    const { streams, name, payload, traceparent } = word as Push;
    // Most of what is said concerns nobody at this gateway, of several.
    const { rooms } = io.of('/').adapter;
    if (!streams.some((stream) => rooms.has(stream))) return;
    pushes.inc();
    await inSpan(`push ${name}`, { kind: 'CONSUMER', follows: traceparent }, () => {
      io.local.to([...streams]).emit(name, payload);
      cutSlowReaders(io, streams);
    });
  };
  const tellSessions = (word: unknown): void => {
    const { sessionIds, ended } = word as SessionsWord;
    for (const sessionId of sessionIds) {
      const room = io.local.in(sessionRoom(sessionId));
      if (ended) room.emit('session-ended', { sessionId });
      // With new claims a client comes back by itself and is recognised anew.
      room.disconnectSockets(true);
    }
  };
  const stopPushes = await channel.subscribe(realtimeChannel, tellStreams, sendAway);
  const stopSessions = await channel.subscribe(sessionsChannel, tellSessions, sendAway);

  return {
    close: async () => {
      await Promise.all([stopPushes(), stopSessions()]);
      io.local.disconnectSockets(true);
      await Promise.all([online.close(), io.close()]);
    },
  };
}

function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`;
}
