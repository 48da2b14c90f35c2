import { Agent, fetch as undiciFetch } from 'undici';

let lastHost = 0;

/** Loopback addresses nobody else in this run speaks from: limits count per address, and tests never turn limits off. */
export function nextClientAddress(): string {
  lastHost += 1;
  return `127.${1 + (process.pid % 250)}.${Math.floor(lastHost / 250) % 250}.${1 + (lastHost % 250)}`;
}

/** A `fetch` that speaks from a loopback address of its own. */
export function fetchFrom(localAddress: string, connections = 8): { fetch: typeof fetch; close(): Promise<void> } {
  const dispatcher = new Agent({ connections, localAddress, keepAliveTimeout: 4_000 });
  return {
    fetch: ((input: string, init: RequestInit) =>
      undiciFetch(input, { ...init, dispatcher } as Parameters<typeof undiciFetch>[1])) as unknown as typeof fetch,
    close: () => dispatcher.close(),
  };
}
