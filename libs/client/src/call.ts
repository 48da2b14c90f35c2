import type { AnyRoute, CallOf, OutputOf, Problem } from '@vybac/contracts';
import { ProblemError } from './problem-error';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Sending again with the same key has one effect and one answer. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Call = <R extends AnyRoute>(route: R, input: CallOf<R>, options?: CallOptions) => Promise<OutputOf<R>>;

/** Begins a span for a request; whoever asked says when it has ended. */
export type TraceCall = (route: AnyRoute) => {
  /** The W3C header that goes along. */
  readonly traceparent: string;
  ended(hasFailed: boolean): void;
};

export interface ClientOptions {
  /** Empty for the page's own origin. */
  readonly origin?: string;
  readonly fetch?: typeof fetch;
  readonly timeLimitMilliseconds?: number;
  /** Answers that came with the page, by address; each is used once, then asked for. */
  readonly initialAnswers?: Map<string, unknown>;
  readonly trace?: TraceCall | undefined;
}

/**
 * A function that calls routes of the contracts. Answers are trusted: the server keeps its contract, and checking it again
 * would cost the shell the weight of every schema.
 *
 * @example
 * const call = createCall();
 * const page = await call(browseListings, { query: { q: 'bike' } });
 */
export function createCall(options: ClientOptions = {}): Call {
  const { origin = '', fetch: send, timeLimitMilliseconds = 30_000, initialAnswers, trace } = options;
  return async <R extends AnyRoute>(
    route: R,
    input: CallOf<R>,
    { signal, idempotencyKey, headers }: CallOptions = {},
  ): Promise<OutputOf<R>> => {
    const { params, query, body } = input as {
      params?: Record<string, string>;
      query?: Record<string, QueryValue>;
      body?: unknown;
    };
    const address = urlOf(route.path, params, query);
    if (route.method === 'GET' && initialAnswers?.has(address)) {
      const answer = initialAnswers.get(address) as OutputOf<R>;
      initialAnswers.delete(address);
      return answer;
    }
    const span = trace?.(route);
    const timeLimit = AbortSignal.timeout(timeLimitMilliseconds);
    const answer = await (send ?? fetch)(origin + address, {
      method: route.method,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeLimit]) : timeLimit,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(span ? { traceparent: span.traceparent } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      span?.ended(true);
      throw signal?.aborted ? cause : unreachable(cause);
    });
    span?.ended(answer.status >= 500);
    if (!answer.ok) throw await refusal(answer);
    if (answer.status === 204 || answer.status === 202) return undefined as OutputOf<R>;
    return (await answer.json()) as OutputOf<R>;
  };
}

type QueryValue = string | number | boolean | null | undefined;

/** The path and query of a route's address. */
export function urlOf(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, QueryValue> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

/** What to throw when the server could not be reached, e.g. for a file of it. @param cause what the browser threw */
export function unreachable(cause: unknown): ProblemError {
  const timedOut = cause instanceof Error && cause.name === 'TimeoutError';
  // Absent where this runs outside a browser.
  const { navigator } = globalThis as { navigator?: { onLine?: boolean } };
  const offline = navigator?.onLine === false;
  const code = timedOut ? 'network.timeout' : offline ? 'network.offline' : 'network.failed';
  return new ProblemError({ code, title: 'Network error' });
}

async function refusal(answer: Response): Promise<ProblemError> {
  const retryAfter = Number(answer.headers.get('retry-after'));
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  return new ProblemError(
    problem?.code ? problem : { code: 'service.fault', title: 'Something went wrong', status: answer.status },
    retryAfter > 0 ? retryAfter : undefined,
  );
}
