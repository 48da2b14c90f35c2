import { LRUCache } from 'lru-cache';
import type { Collection } from 'mongoose';
import { failpoint } from '../failpoints';
import type { Envelope } from './envelope';
import type { EventLog } from './event-log';
import { publishTraced } from './event-spans';
import type { OutboxDocument, OutboxEntry, PendingOutbox } from './outbox-entry';
import { removePublished } from './remove-published';

/** Many times what can wait for its turn here, so that nothing is forgotten before it is taken out. */
const remembered = 20_000;

/** The log has them; `takenOut` resolves when their documents no longer do. */
export interface Published {
  readonly takenOut: Promise<void>;
}

/**
 * Publishes outboxes, one batch after another, and takes out what the log has acknowledged. An outbox may come more than once, as
 * it was at different moments, as long as each time it held all that was not published: what was is left out, so the
 * events of an aggregate leave in their order, and nobody has to wait until they are taken out.
 */
export class OutboxPublisher {
  private readonly published = new LRUCache<string, true>({ max: remembered });
  private readonly takingOut = new Set<Promise<void>>();
  private last: Promise<unknown> = Promise.resolve();

  /** @param mayPublish asked right before each publication */
  constructor(
    private readonly log: EventLog,
    private readonly mayPublish: () => Promise<boolean>,
  ) {}

  /** @returns null when this process may not publish: then nothing was done */
  publish(collection: Collection<OutboxDocument>, outboxes: readonly PendingOutbox[]): Promise<Published | null> {
    const turn = this.last.then(() => this.publishNow(collection, outboxes));
    this.last = turn.catch(() => undefined); // whoever asked for it hears of it
    return turn;
  }

  /** Waits until all that was published is taken out, or could not be. */
  async finish(): Promise<void> {
    await this.last;
    await Promise.allSettled(this.takingOut);
  }

  private async publishNow(
    collection: Collection<OutboxDocument>,
    outboxes: readonly PendingOutbox[],
  ): Promise<Published | null> {
    if (!(await this.mayPublish())) return null;
    const documents = mergeById(outboxes);
    const entries = documents.flatMap(({ outbox }) => outbox).filter(({ event }) => !this.published.has(event.id));
    await failpoint('outbox.before-publish');
    for (const [topic, events] of byTopic(entries))
      await publishTraced(topic, events, (traced) => this.log.publish(topic, traced));
    await failpoint('outbox.after-publish');
    for (const { event } of entries) this.published.set(event.id, true);
    return { takenOut: this.takeOut(collection, documents) };
  }

  private takeOut(collection: Collection<OutboxDocument>, documents: readonly PendingOutbox[]): Promise<void> {
    const work: Promise<void> = removePublished(collection, documents).finally(() => this.takingOut.delete(work));
    this.takingOut.add(work);
    work.catch(() => undefined); // what stays is found again, and not published again
    return work;
  }
}

/** One document for each id, with everything that waited in it at any of the moments. */
function mergeById(outboxes: readonly PendingOutbox[]): PendingOutbox[] {
  const merged = new Map<string, Map<string, OutboxEntry>>();
  for (const { _id, outbox } of outboxes) {
    const entries = merged.get(_id) ?? new Map<string, OutboxEntry>();
    merged.set(_id, entries);
    for (const entry of outbox) entries.set(entry.event.id, entry);
  }
  return [...merged].map(([_id, entries]) => ({ _id, outbox: [...entries.values()] }));
}

function byTopic(entries: readonly OutboxEntry[]): Map<string, Envelope[]> {
  const topics = new Map<string, Envelope[]>();
  for (const { topic, event } of entries) {
    const events = topics.get(topic);
    if (events) events.push(event);
    else topics.set(topic, [event]);
  }
  return topics;
}
