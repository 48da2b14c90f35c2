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
    const ofKey = await this.parked.ofKey(event.reaction, event.record.key);
    const first = ofKey.find(({ state }) => state === 'waiting');
    if (!first || first._id === event._id) return consumer.retry(event);
    await this.parked.postpone(event._id, new Date(first.dueAt.getTime() + 1));
  }
}
