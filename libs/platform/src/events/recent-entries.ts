import type { LogEntry } from './mongo-log-documents';

/**
 * The last entries that this process has written to each topic, without gaps. Dozens of groups read each of them at once, so they
 * are given it from here and the database is not asked by each.
 */
export class RecentEntries {
  private readonly byTopic = new Map<string, readonly LogEntry[]>();

  /** @param most how many are kept of each topic */
  constructor(private readonly most: number) {}

  /** @param written entries that are durable, in their order */
  add(topic: string, written: readonly LogEntry[]): void {
    const known = this.byTopic.get(topic) ?? [];
    const goesOn = known.at(-1)?.seq === (written[0]?.seq ?? 0) - 1;
    this.byTopic.set(topic, [...(goesOn ? known : []), ...written].slice(-this.most));
  }

  /** What was written behind `seq`, none missing; empty when that is not known here. */
  after(topic: string, seq: number): readonly LogEntry[] {
    const known = this.byTopic.get(topic) ?? [];
    const first = known[0]?.seq ?? Infinity;
    return seq + 1 < first ? [] : known.slice(seq + 1 - first);
  }
}
