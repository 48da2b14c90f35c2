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
    statusCodeStats: Record<string, { count: number }>;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    /** In seconds. */
    duration?: number;
    /** How many requests, instead of a duration. */
    amount?: number;
    /** Threads that send, apart from the caller's. */
    workers?: number;
    setupClient?(client: { setRequests(requests: Request[]): void }): void;
  }): Promise<Result>;
}
