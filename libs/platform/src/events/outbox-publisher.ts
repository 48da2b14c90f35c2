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

/** Milliseconds after which published entries are taken out: those of many changes at once, and not while others react to them. */
const takenOutAfter = 100;

/**
 * Publishes outboxes, one batch after another, and takes out what the log has acknowledged. An outbox may come more than once, as
 * it was at different moments, as long as each time it held all that was not published: what was is left out, so the
 * events of an aggregate leave in their order, and nobody has to wait until they are taken out.
 */
export class OutboxPublisher {
  private readonly published = new LRUCache<string, true>({ max: remembered });
  /** What the log has and the documents still hold. */
  private readonly left = new Map<Collection<OutboxDocument>, PendingOutbox[]>();
  private timer: NodeJS.Timeout | undefined;
  private takingOut: Promise<unknown> = Promise.resolve();
  private last: Promise<unknown> = Promise.resolve();

  /** @param mayPublish asked right before each publication */
  constructor(
    private readonly log: EventLog,
    private readonly mayPublish: () => Promise<boolean>,
  ) {}

  /** @returns false when this process may not publish: then nothing was done */
  publish(collection: Collection<OutboxDocument>, outboxes: readonly PendingOutbox[]): Promise<boolean> {
    const turn = this.last.then(() => this.publishNow(collection, outboxes));
    this.last = turn.catch(() => undefined); // whoever asked for it hears of it
    return turn;
  }

  /** Takes out all that was published, at once. What stays after a failure is found again, and not published again. */
  async takeOut(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const left = [...this.left];
    this.left.clear();
    const turn = this.takingOut.then(() =>
      Promise.all(left.map(([collection, outboxes]) => removePublished(collection, mergeById(outboxes)))),
    );
    this.takingOut = turn.catch(() => undefined);
    await turn;
  }

  /** Waits until nothing is on its way, and takes out what was published. */
  async finish(): Promise<void> {
    await this.last;
    await this.takeOut();
  }

  private async publishNow(
    collection: Collection<OutboxDocument>,
    outboxes: readonly PendingOutbox[],
  ): Promise<boolean> {
    if (!(await this.mayPublish())) return false;
    const documents = mergeById(outboxes);
    const entries = documents.flatMap(({ outbox }) => outbox).filter(({ event }) => !this.published.has(event.id));
    await failpoint('outbox.before-publish');
    for (const [topic, events] of byTopic(entries))
      await publishTraced(topic, events, (traced) => this.log.publish(topic, traced));
    await failpoint('outbox.after-publish');
    for (const { event } of entries) this.published.set(event.id, true);
    this.left.set(collection, [...(this.left.get(collection) ?? []), ...documents]);
    this.timer ??= setTimeout(() => void this.takeOut().catch(() => undefined), takenOutAfter).unref();
    return true;
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
