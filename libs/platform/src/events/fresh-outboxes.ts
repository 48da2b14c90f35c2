import type { PendingOutbox } from './outbox-entry';

const most = 1_000;

/**
 * What this process has just written and nobody has published: its relay need not look for it. Kept in memory only, and
 * not without bound: everything in here also stands in the database.
 */
export class FreshOutboxes {
  private readonly pending = new Map<string, PendingOutbox[]>();
  private size = 0;

  /** @returns false when there is no room: the relay has to look for it */
  add(collection: string, { _id, outbox }: PendingOutbox): boolean {
    if (this.size >= most) return false;
    const others = this.pending.get(collection);
    if (others) others.push({ _id, outbox });
    else this.pending.set(collection, [{ _id, outbox }]);
    this.size += 1;
    return true;
  }

  /** Hands out all of one collection. */
  take(): { collection: string; outboxes: PendingOutbox[] } | null {
    const [first] = this.pending;
    if (!first) return null;
    const [collection, outboxes] = first;
    this.pending.delete(collection);
    this.size -= outboxes.length;
    return { collection, outboxes };
  }
}
