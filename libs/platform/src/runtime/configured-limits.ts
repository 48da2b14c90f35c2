import { z } from 'zod';
import { type Allowance, RateLimits, type Verdict } from '../limits';

/** What a limit may be (spec 1 §5). */
export const rateLimit = z.object({
  action: z.string().min(2).max(100),
  max: z.coerce.number().int().min(1).max(10_000).default(10),
  windowMinutes: z.coerce.number().int().min(1).max(1_440).default(60),
});

const written = /^(?<action>[^=]*)(=(?<max>[^/]*)(\/(?<windowMinutes>.*))?)?$/;

/**
 * Reads how often things may be done, as an operator writes it: `message=2400/60,signup=20` is 2,400 messages in 60 minutes
 * and 20 sign-ups in as long as not said otherwise, which is 60 minutes.
 */
export const rateLimits = z
  .array(z.string().transform(partsOf).pipe(rateLimit))
  .transform((limits): ReadonlyMap<string, Allowance> => new Map(limits.map(({ action, ...rest }) => [action, rest])));

/** Counts with the operator's allowance where there is one, else with the product's own. */
export class ConfiguredLimits extends RateLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly allowances: ReadonlyMap<string, Allowance>,
  ) {
    super();
  }

  consume(action: string, key: string, allowance: Allowance): Promise<Verdict> {
    return this.limits.consume(action, key, this.allowances.get(action) ?? allowance);
  }

  close(): Promise<void> {
    return this.limits.close();
  }
}

function partsOf(text: string): z.input<typeof rateLimit> {
  const { action = '', max, windowMinutes } = written.exec(text)?.groups ?? {};
  return { action, max, windowMinutes };
}
