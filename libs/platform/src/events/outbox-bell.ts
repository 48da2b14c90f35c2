import { Logger } from '@nestjs/common';
import type { Channel, StopListening } from '../channel';

/**
 * How the processes of a service tell the one that publishes that they have written something: it need not wait for its next look.
 * A ring that nobody hears is no loss, since that look comes anyway.
 */
export class OutboxBell {
  private readonly logger = new Logger(OutboxBell.name);
  /** Rings on their way: one for each collection is enough. */
  private readonly ringing = new Set<string>();
  private readonly listeners = new Set<(collection: string) => void>();
  private stopListening: StopListening = () => Promise.resolve();

  private constructor(
    private readonly channel: Channel,
    private readonly name: string,
  ) {}

  /** @param service whose processes share the bell */
  static async open(channel: Channel, service: string): Promise<OutboxBell> {
    const bell = new OutboxBell(channel, `outbox of ${service}`);
    bell.stopListening = await channel.subscribe(bell.name, (collection) => bell.hear(String(collection)));
    return bell;
  }

  /** @param listener told the collection that some process of the service has written to */
  onRing(listener: (collection: string) => void): void {
    this.listeners.add(listener);
  }

  ring(collection: string): void {
    if (this.ringing.has(collection)) return;
    this.ringing.add(collection);
    this.channel
      .publish(this.name, collection)
      .catch((error: unknown) => this.logger.debug(`Nobody heard of ${collection}: ${String(error)}`))
      .finally(() => this.ringing.delete(collection));
  }

  close(): Promise<void> {
    return this.stopListening();
  }

  private hear(collection: string): void {
    for (const listener of this.listeners) listener(collection);
  }
}
