import type { Acknowledgement, ClientMessages, ServerMessages } from '@vybac/contracts/realtime';
import { io, type Socket } from 'socket.io-client';

/** Milliseconds until one asks again at a door behind which something is away; not everybody in the same moment. */
const comeBackAfter = (): number => 1_000 + Math.random() * 2_000;

type Listener<Name extends keyof ServerMessages> = (payload: ServerMessages[Name]) => void;

/** The one realtime connection of a browser. After a break it joins its streams again and tells whoever must catch up. */
export class Realtime {
  private readonly socket: Socket;
  private readonly joined = new Map<string, number>();
  private readonly reconnected = new Set<() => void>();
  private connectedBefore = false;
  private comingBack: ReturnType<typeof setTimeout> | undefined;

  constructor(origin = '', options: { readonly extraHeaders?: Record<string, string> } = {}) {
    this.socket = io(origin || undefined, {
      path: '/realtime',
      transports: ['websocket'],
      autoConnect: false,
      reconnectionDelay: 300,
      reconnectionDelayMax: 5_000,
      ...options,
    });
    this.socket.on('connect', () => {
      for (const stream of this.joined.keys()) this.socket.emit('join', { stream });
      if (this.connectedBefore) for (const catchUp of this.reconnected) catchUp();
      this.connectedBefore = true;
    });
    // The server sends clients away whose session changed or ended: they come back as whoever they are now.
    this.socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') this.socket.connect();
    });
    // Socket.IO takes any refusal for the last word.
    this.socket.on('connect_error', ({ message }) => {
      if (message === 'service.unavailable') this.comingBack = setTimeout(() => this.socket.connect(), comeBackAfter());
    });
  }

  get isConnected(): boolean {
    return this.socket.connected;
  }

  connect(): void {
    this.socket.connect();
  }

  /** After signing in or out: the connection speaks for the new session. */
  renew(): void {
    this.socket.disconnect().connect();
  }

  disconnect(): void {
    clearTimeout(this.comingBack);
    this.socket.disconnect();
  }

  /** Listens to a stream until the returned function is called. */
  join(stream: string): () => void {
    const listeners = this.joined.get(stream) ?? 0;
    this.joined.set(stream, listeners + 1);
    if (listeners === 0 && this.socket.connected) this.socket.emit('join', { stream });
    return () => this.leave(stream);
  }

  on<Name extends keyof ServerMessages>(name: Name, listener: Listener<Name>): () => void {
    const event: string = name;
    const hear = listener as (payload: unknown) => void;
    this.socket.on(event, hear);
    return () => this.socket.off(event, hear);
  }

  /** Runs after every reconnection: ask for what was missed. */
  onReconnect(catchUp: () => void): () => void {
    this.reconnected.add(catchUp);
    return () => this.reconnected.delete(catchUp);
  }

  onConnectionChange(listener: (connected: boolean) => void): () => void {
    const up = () => listener(true);
    const down = () => listener(false);
    this.socket.on('connect', up).on('disconnect', down);
    return () => this.socket.off('connect', up).off('disconnect', down);
  }

  /** Resolves to what the server answered; without a connection to `{ ok: false }`. Typing is volatile. */
  async say<Name extends keyof ClientMessages>(name: Name, payload: ClientMessages[Name]): Promise<Acknowledgement> {
    if (!this.socket.connected) return { ok: false, code: 'network.offline' };
    if (name === 'typing') {
      this.socket.volatile.emit(name, payload);
      return { ok: true };
    }
    return this.socket
      .timeout(5_000)
      .emitWithAck(name, payload)
      .catch(() => ({ ok: false, code: 'network.timeout' })) as Promise<Acknowledgement>;
  }

  private leave(stream: string): void {
    const listeners = (this.joined.get(stream) ?? 1) - 1;
    if (listeners > 0) {
      this.joined.set(stream, listeners);
      return;
    }
    this.joined.delete(stream);
    if (this.socket.connected) this.socket.emit('leave', { stream });
  }
}
