import type { Person } from '@vybac/testing';
import type { Socket as Wire } from 'node:net';
import { io, type Socket } from 'socket.io-client';

/** One plain connection to a realtime gateway, which does not come back by itself. */
export async function connect(origin: string, { session }: Person): Promise<Socket> {
  const socket = io(origin, {
    path: '/realtime',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token: session.accessToken },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** The TCP connection below: paused, the system takes what fits into its buffers and no more. */
export function wireOf(socket: Socket): Wire {
  return (socket.io.engine.transport as unknown as { ws: { _socket: Wire } }).ws._socket;
}
