import { randomUUID } from 'node:crypto';
import type { Consumption, Envelope, EventLog, LogRecord } from '@vybac/platform';

/** The n-th event of an aggregate. */
export function numbered(key: string, n: number): Envelope {
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: '/shop',
    type: 'bike.priced.v1',
    subject: key,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    partitionkey: key,
    aggregateversion: n,
    data: { price: n },
  };
}

export const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

export const aTopic = (): string => `test.bike-${randomUUID().slice(0, 8)}`;
export const aGroup = (): string => `test.group-${randomUUID().slice(0, 8)}`;

/** Publishes the events 1 to `last` of an aggregate at once. */
export function publishUpTo(log: EventLog, topic: string, key: string, last: number): Promise<void> {
  return log.publish(
    topic,
    upTo(last).map((n) => numbered(key, n)),
  );
}

export function numberIn({ value }: LogRecord): number {
  return (JSON.parse(value) as Envelope).aggregateversion;
}

/** Reads as one group, and remembers the numbers that came of each key, with repetitions. */
export class Reader {
  readonly numbers = new Map<string, number[]>();
  consumption: Consumption | undefined;

  /** @param meanwhile what it does with a record before it is done */
  constructor(
    readonly group: string,
    private readonly meanwhile: (record: LogRecord) => Promise<void> = async () => undefined,
  ) {}

  async reads(log: EventLog, topic: string, isUnhurried = false): Promise<this> {
    await log.ensureTopics([topic]);
    const each = async (record: LogRecord): Promise<void> => {
      const ofKey = this.numbers.get(record.key) ?? [];
      this.numbers.set(record.key, [...ofKey, numberIn(record)]);
      await this.meanwhile(record);
    };
    this.consumption = await log.consume({ group: this.group, topics: [topic], isUnhurried, each });
    return this;
  }

  of(key: string): number[] {
    return this.numbers.get(key) ?? [];
  }

  /** Whether the events 1 to `last` have come, in whatever order and however often. */
  has(key: string, last: number): boolean {
    return upTo(last).every((n) => this.of(key).includes(n));
  }
}

/** The numbers as they came first, without repetitions. */
export const firstTimes = (numbers: readonly number[]): number[] => [...new Set(numbers)];

export const isSorted = (numbers: readonly number[]): boolean =>
  numbers.every((n, index) => index === 0 || (numbers[index - 1] ?? 0) < n);
