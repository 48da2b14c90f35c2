import { ProblemError } from '@vybac/client';

/** `ok`: acknowledged. `fail`: refused by a 4xx, so it did not happen. `unknown`: no answer or a 5xx, so it may have happened. */
export type Outcome = 'ok' | 'fail' | 'unknown';

export type What = 'message' | 'listing' | 'photo' | 'offer' | 'purchase' | 'acceptance';

/** Something a person wants done once, however often their client has to ask. */
export interface Intent {
  readonly who: string;
  readonly what: What;
  /** Tells this intent from all others, and is seen again in what the marketplace shows of it. */
  readonly mark: string;
  /** Where it is to happen: a conversation, a listing. */
  readonly place: string;
}

/** One call for an intent; times in milliseconds of one clock. It is unanswered until `endedAt` is set. */
export interface Call {
  readonly intent: Intent;
  readonly invokedAt: number;
  endedAt: number | null;
  outcome: Outcome;
  /** 0 when no answer came. */
  status: number;
  code: string;
  retryAfterSeconds: number | null;
}

export interface Tally {
  readonly acknowledged: number;
  readonly failed: number;
  readonly unknown: number;
}

/** What clients asked and what they were told: the people's side of the truth. */
export class History {
  readonly calls: Call[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Calls and keeps what came of it. @returns the answer, or null when there was none or a refusal */
  async record<Answer>(intent: Intent, ask: () => Promise<Answer>): Promise<{ call: Call; answer: Answer | null }> {
    const unanswered = { endedAt: null, outcome: 'unknown', status: 0, code: '', retryAfterSeconds: null } as const;
    const call: Call = { intent, invokedAt: this.now(), ...unanswered };
    this.calls.push(call);
    try {
      const answer = await ask();
      Object.assign(call, { outcome: 'ok', status: 200 });
      return { call, answer };
    } catch (error) {
      if (error instanceof ProblemError) {
        const { status, code, retryAfterSeconds = null } = error;
        const outcome = status >= 400 && status < 500 ? 'fail' : 'unknown';
        Object.assign(call, { outcome, status, code, retryAfterSeconds });
      } else if (!isImpatience(error)) throw error;
      return { call, answer: null };
    } finally {
      call.endedAt = this.now();
    }
  }

  /** What was acknowledged and refused in this time, and how many calls that were under way in it nobody knows the end of. */
  tally(since = 0, until = Infinity): Tally {
    const isWithin = (time: number): boolean => time >= since && time <= until;
    const count = (outcome: Outcome) =>
      this.calls.filter((call) => call.outcome === outcome && isWithin(call.endedAt ?? until)).length;
    const unknown = this.calls.filter(
      ({ outcome, invokedAt, endedAt }) => outcome === 'unknown' && invokedAt <= until && (endedAt ?? until) >= since,
    );
    return { acknowledged: count('ok'), failed: count('fail'), unknown: unknown.length };
  }
}

/** The person did not want to wait any longer. Told by name: Jest's errors are of another realm. */
function isImpatience(error: unknown): boolean {
  return typeof error === 'object' && (error as { name?: unknown } | null)?.name === 'TimeoutError';
}
