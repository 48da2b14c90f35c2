/** The part of autocannon that is used here; it brings no types. */
declare module 'autocannon' {
  export interface Request {
    method?: string;
    path: string;
    headers?: Record<string, string>;
  }
  export interface Result {
    requests: { total: number };
    /** In seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    setupClient(client: { setRequests(requests: Request[]): void }): void;
  }): Promise<Result>;
}
