/**
 * Stands for `api/realtime`, whose real connection needs a server:
 * `jest.mock('../../api/realtime', () => jest.requireActual<object>('../../testing/fake-realtime'))`.
 */
type Listener = (payload: unknown) => void;

const listeners = new Map<string, Set<Listener>>();
let connected = true;

export const realtime = {
  get isConnected() {
    return connected;
  },
  connect: () => undefined,
  renew: () => undefined,
  join: () => () => undefined,
  say: () => Promise.resolve({ ok: true }),
  on(name: string, listener: Listener) {
    const heard = listeners.get(name) ?? new Set();
    listeners.set(name, heard.add(listener));
    return () => heard.delete(listener);
  },
  onReconnect: () => () => undefined,
  onConnectionChange: () => () => undefined,
};

export const useRealtimeConnected = () => connected;

/** What the server pushes. */
export function push(name: string, payload: unknown): void {
  listeners.get(name)?.forEach((listener) => listener(payload));
}

/** Whether the screens that are rendered next find a connection. */
export function setConnected(is: boolean): void {
  connected = is;
}
