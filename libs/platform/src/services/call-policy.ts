import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleType,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel';
import { Counter, Gauge } from 'prom-client';
import { metrics } from '../telemetry/metrics';
import { RetryBudget } from './retry-budget';

/** A service gave no answer: not reached, broken off before the first byte, or late. Whatever it answers is an answer. */
export class NoAnswer extends Error {
  /** @param mayRepeat false when it may have had an effect, or when the service is slow: asking a slow one again slows it further */
  constructor(
    message: string,
    readonly mayRepeat: boolean,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

const mostRetries = 2;
const failuresThatOpen = 5;
/** Milliseconds after which one call tries whether the service is back; doubles as long as it is not. */
const firstTrialAfter = 250;
const lastTrialAfter = 2_000;
const retryAfterSeconds = 1;

const circuitOpen = new Gauge({
  name: 'vybac_circuit_open',
  help: '1 while calls to that service are not even tried',
  labelNames: ['service'] as const,
  registers: [metrics],
});
const retries = new Counter({
  name: 'vybac_forward_retries_total',
  help: 'Requests sent to that service once more',
  labelNames: ['service'] as const,
  registers: [metrics],
});

/**
 * How one service is called by this process, whoever in it calls: what got no answer and may be repeated is repeated within a
 * budget, and after several failures in a row nothing is sent until one call in a while finds the service back.
 */
export class CallPolicy {
  private readonly budget = new RetryBudget();
  private readonly policy: IPolicy;

  /** @param service what is called, as figures name it: a service of ours or a provider outside */
  constructor(service: string) {
    const circuit = circuitBreaker(handleType(NoAnswer), {
      halfOpenAfter: new ExponentialBackoff({ initialDelay: firstTrialAfter, maxDelay: lastTrialAfter }),
      breaker: new ConsecutiveBreaker(failuresThatOpen),
    });
    circuit.onStateChange((state) => circuitOpen.set({ service }, state === CircuitState.Closed ? 0 : 1));
    circuitOpen.set({ service }, 0);
    const mayRepeat = (error: Error) => error instanceof NoAnswer && error.mayRepeat && this.budget.spend();
    const again = retry(handleWhen(mayRepeat), {
      maxAttempts: mostRetries,
      backoff: new ExponentialBackoff({ initialDelay: 30, maxDelay: 300 }),
    });
    again.onRetry(() => retries.inc({ service }));
    this.policy = wrap(again, circuit);
  }

  /** @throws AppError `service.unavailable` when there was no answer; other errors of `attempt` as they are */
  async run<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
    this.budget.earn();
    try {
      return await this.policy.execute(attempt);
    } catch (cause) {
      if (!(cause instanceof NoAnswer || cause instanceof BrokenCircuitError)) throw cause;
      throw new AppError(commonErrors['service.unavailable'], { cause, retryAfterSeconds });
    }
  }
}
