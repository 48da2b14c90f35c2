/** One connection of mongodb 7.8.0, which is not part of its public types. */
declare module 'mongodb/lib/cmap/connection' {
  import type { Socket } from 'node:net';

  export class Connection {
    readonly socket: Socket;
    /** Why it ended; null while it is open. */
    readonly error: Error | null;
    /** Called when the socket has closed. */
    onClose: (this: Connection) => void;
  }
}
