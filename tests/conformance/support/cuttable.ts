import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Cuttable {
  /** The same address, but through something that can be cut. */
  readonly url: string;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Puts a piece of wire before a server, so that a test can cut it. A database may listen on a unix socket; the wire is TCP. */
export async function cuttable(url: string): Promise<Cuttable> {
  const target = new URL(url);
  const through = new URL(url);
  const socketPath = decodeURIComponent(target.hostname);
  const address = socketPath.startsWith('/')
    ? { path: socketPath }
    : { port: Number(target.port), host: target.hostname };
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(address);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('error', () => from.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  through.host = `127.0.0.1:${port}`;

  const cut = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: through.href,
    cut,
    mend: async () => (server.listening ? undefined : listen(port)),
    close: async () => (server.listening ? cut() : undefined),
  };
}
