import { LRUCache } from 'lru-cache';
import type { Envelope } from './envelope';

const mostEvents = 10_000;
const mostKeys = 1_000;

/** By how much the clocks of two machines may differ, in milliseconds. */
export const clocksDifferBy = 5_000;

/**
 * What this process knows by itself about the events of a reaction, so that it need not ask the database about each. It begins
 * anew whenever the process is given records to read: what was made after that, and has not come by since, nobody can have
 * handled; and what was parked before stands in the database by then.
 */
export class ReactionMemory {
  /** Events that came by: id → when they were made. */
  private readonly seen = new LRUCache<string, number>({
    max: mostEvents,
    dispose: (madeAt, _id, reason) => {
      if (reason === 'evict') this.since = Math.max(this.since, madeAt);
    },
  });
  /** An event that was made later is here if it came by. */
  private since = Infinity;
  private parkedKeys: Promise<Set<string> | null> | undefined;

  /** @param findParkedKeys the keys of which something is parked, no more than `limit` */
  constructor(
    private readonly findParkedKeys: (limit: number) => Promise<readonly string[]>,
    private readonly clockDifference = clocksDifferBy,
  ) {}

  /** This process is given records to read, perhaps others than before. */
  begin(): void {
    this.since = Date.now() + this.clockDifference;
    this.seen.clear();
    this.parkedKeys = undefined;
  }

  /** Whether nobody has dealt with this event, and nothing of its key is parked. When unsure, the database knows. */
  async isNew({ id, time }: Pick<Envelope, 'id' | 'time'>, key: string): Promise<boolean> {
    const madeAt = Date.parse(time);
    const isFirstSight = madeAt > this.since && !this.seen.has(id);
    this.seen.set(id, madeAt);
    const parked = await this.parked();
    return isFirstSight && parked !== null && !parked.has(key);
  }

  /** Something of this key was parked here. */
  async park(key: string): Promise<void> {
    (await this.parked())?.add(key);
  }

  /** The database holds nothing of this key any more. */
  async release(key: string): Promise<void> {
    (await this.parked())?.delete(key);
  }

  /** Null when there are too many to know them all. */
  private async parked(): Promise<Set<string> | null> {
    this.parkedKeys ??= this.findParkedKeys(mostKeys + 1).then((keys) =>
      keys.length > mostKeys ? null : new Set(keys),
    );
    try {
      const keys = await this.parkedKeys;
      if (keys && keys.size > mostKeys) this.parkedKeys = undefined; // some may be gone: found out next time
      return keys;
    } catch (error) {
      this.parkedKeys = undefined;
      throw error;
    }
  }
}
