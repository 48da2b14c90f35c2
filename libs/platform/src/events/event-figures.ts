import { Counter, Histogram } from 'prom-client';
import { metrics } from '../telemetry/metrics';
import { ScrapedGauge } from './scraped-gauge';

const handled = new Counter({
  name: 'vybac_events_handled_total',
  help: 'Attempts that a reaction made at events (handled, failed), and events that it gave up (dead)',
  labelNames: ['service', 'reaction', 'result'] as const,
  registers: [metrics],
});

const duration = new Histogram({
  name: 'vybac_event_handling_duration_seconds',
  help: 'How long one attempt of a reaction at an event took',
  labelNames: ['service', 'reaction'] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

export const consumerLag = new ScrapedGauge(
  'vybac_consumer_lag',
  'Events between a group and the end of its topics, in so far as this process reads them',
  ['service', 'group'],
);
export const deadLettersWaiting = new ScrapedGauge(
  'vybac_dead_letters',
  'Events that a reaction gave up and that wait for an operator',
  ['service', 'reaction'],
);
export const outboxPending = new ScrapedGauge(
  'vybac_outbox_pending',
  'Changed documents whose events are not published yet',
  ['service'],
);
export const outboxLag = new ScrapedGauge('vybac_outbox_lag_seconds', 'Age of the oldest unpublished event', [
  'service',
]);

/** The figures of one reaction. */
export class ReactionFigures {
  private readonly labels: { readonly service: string; readonly reaction: string };

  constructor(service: string, reaction: string) {
    this.labels = { service, reaction };
  }

  /** Counts and times one attempt, which answers with its failure or null. */
  async measure(attempt: () => Promise<Error | null>): Promise<Error | null> {
    const stop = duration.startTimer(this.labels);
    const failure = await attempt();
    stop();
    handled.inc({ ...this.labels, result: failure ? 'failed' : 'handled' });
    return failure;
  }

  countDeath(): void {
    handled.inc({ ...this.labels, result: 'dead' });
  }
}
