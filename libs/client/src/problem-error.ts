import type { Problem } from '@vybac/contracts';

/** The server refused, or could not be reached (`code` is then `network.offline`, `network.failed` or `network.timeout`). */
export class ProblemError extends Error {
  readonly code: string;
  readonly status: number;
  readonly detail: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, unknown>>;
  /** Seconds until trying again makes sense, when the server says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: Partial<Problem> & { code: string; title: string }, retryAfterSeconds?: number) {
    super(problem.title);
    this.name = 'ProblemError';
    this.code = problem.code;
    this.status = problem.status ?? 0;
    this.detail = problem.detail;
    this.fields = problem.fields ?? {};
    this.data = problem.data ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** True when the same request may succeed later. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
