import { Loop } from './loop';
import type { ParkedEvent, ParkedEvents } from './parked-events';
import type { ReactionConsumer } from './reaction-consumer';

const retriesAtOnce = 16;
const pollInterval = 1_000;

/** Gives the parked events of a service their further attempts; of each key only the oldest is tried. */
export class RetryWorker {
  private readonly loop = new Loop('retry worker', pollInterval, () => this.takeDue());
  private readonly inHand = new Set<Promise<void>>();
  private readonly consumers: ReadonlyMap<string, ReactionConsumer>;
  private readonly longestHold: number;

  constructor(
    consumers: readonly ReactionConsumer[],
    private readonly parked: ParkedEvents,
  ) {
    this.consumers = new Map(consumers.map((consumer) => [consumer.reaction.name, consumer]));
    this.longestHold = Math.max(0, ...consumers.map(({ hold }) => hold));
  }

  start(): void {
    if (this.consumers.size > 0) this.loop.start();
  }

  wake(): void {
    this.loop.wake();
  }

  async stop(): Promise<void> {
    await this.loop.stop();
    await Promise.all(this.inHand);
  }

  private async takeDue(): Promise<void> {
    while (this.inHand.size < retriesAtOnce) {
      const event = await this.parked.takeDue([...this.consumers.keys()], this.longestHold);
      const consumer = event && this.consumers.get(event.reaction);
      if (!consumer) return;
      const work: Promise<void> = this.tryNow(consumer, event)
        .catch(() => undefined) // it is held for a while and comes again
        .finally(() => {
          this.inHand.delete(work);
          this.wake();
        });
      this.inHand.add(work);
    }
  }

  private async tryNow(consumer: ReactionConsumer, event: ParkedEvent): Promise<void> {
    const first = await this.firstBefore(event);
    if (!first) return consumer.retry(event);
    await this.parked.giveBack(event, new Date(first.dueAt.getTime() + 1));
    // Gone meanwhile, the one before has let go those behind it when this one was still taken.
    if (!(await this.firstBefore(event))) await this.parked.releaseKey(event.reaction, event.record.key);
  }

  /** The first of its key that waits; undefined when that is this one. */
  private async firstBefore({ _id, reaction, record }: ParkedEvent): Promise<ParkedEvent | undefined> {
    const first = (await this.parked.ofKey(reaction, record.key)).find(({ state }) => state === 'waiting');
    return first?._id === _id ? undefined : first;
  }
}
