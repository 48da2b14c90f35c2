import type { Server, Socket } from 'socket.io';
import { slowReadersCut } from './figures';

/** A client that does not read is let go when this much waits for it. */
const maximumWaitingBytes = 4 * 1024 * 1024;

interface Connection {
  /** What waits until the transport has sent all that it was given before. */
  readonly writeBuffer: readonly { readonly data?: unknown }[];
  readonly transport: { readonly socket?: { readonly bufferedAmount?: number; terminate?(): void } };
}

/** Lets those go on these streams who do not read: what they are sent would fill our memory. They catch up when they are back. */
export function cutSlowReaders(io: Server, streams: readonly string[]): void {
  for (const stream of streams) {
    for (const id of io.of('/').adapter.rooms.get(stream) ?? []) {
      const socket = io.of('/').sockets.get(id);
      if (!socket || waitingFor(socket) <= maximumWaitingBytes) continue;
      slowReadersCut.inc();
      // No farewell: it would wait behind everything that is not read.
      connectionOf(socket).transport.socket?.terminate?.();
    }
  }
}

/** Bytes, of which texts are counted by their characters. */
function waitingFor(socket: Socket): number {
  const { writeBuffer, transport } = connectionOf(socket);
  const queued = writeBuffer.reduce((sum, { data }) => sum + (typeof data === 'string' ? data.length : 0), 0);
  return queued + (transport.socket?.bufferedAmount ?? 0);
}

function connectionOf({ conn }: Socket): Connection {
  return conn as unknown as Connection;
}
