import { Gauge } from 'prom-client';
import { metrics } from '../telemetry/metrics';
import { withTimeLimit } from './time-limit';

const patience = 1_000;

/** A figure and what it is about. */
export type Reading<Label extends string> = readonly [labels: Record<Label, string>, value: number];
type Source<Label extends string> = () => readonly Reading<Label>[] | Promise<readonly Reading<Label>[]>;

/**
 * A gauge that asks its sources whenever somebody reads the figures, and at no other time. A source that does not answer within
 * a second, since its database is away, is left out: better no figure than an old one.
 *
 * @example
 * const lag = new ScrapedGauge('vybac_consumer_lag', 'Events that a group has not read yet', ['service', 'group']);
 * const forget = lag.ask(() => [[{ service: 'listings', group: 'listings.know-people' }, 3]]);
 */
export class ScrapedGauge<Label extends string> {
  private readonly sources = new Set<Source<Label>>();

  constructor(name: string, help: string, labelNames: readonly Label[]) {
    const readAll = (): Promise<Reading<Label>[]> => this.readAll();
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [metrics],
      async collect() {
        const readings = await readAll();
        this.reset();
        for (const [labels, value] of readings) this.set(labels, value);
      },
    });
  }

  /** Asks `source` from now on. @returns how to stop that */
  ask(source: Source<Label>): () => void {
    this.sources.add(source);
    return () => this.sources.delete(source);
  }

  private async readAll(): Promise<Reading<Label>[]> {
    const answers = [...this.sources].map((source) => withTimeLimit(patience, async () => source()).catch(() => []));
    return (await Promise.all(answers)).flat();
  }
}
