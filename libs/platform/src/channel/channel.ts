import { Logger } from '@nestjs/common';

export type ChannelHandler = (payload: unknown) => void | Promise<void>;

/** Ends a subscription; nothing is heard once it resolves. */
export type StopListening = () => Promise<void>;

/**
 * Word between processes that concerns only who listens right now: nothing is kept, and who is cut off misses it. Facts
 * that must arrive go through the event log.
 *
 * @example
 * const stop = await channel.subscribe('realtime', (payload) => deliver(payload));
 * await channel.publish('realtime', { streams, name, payload });
 */
export abstract class Channel {
  /**
   * Tells all listeners, in all processes, in the order of publication; resolves when the word is on its way.
   * @param payload anything JSON can carry; it arrives as JSON makes it (a Date arrives as text)
   * @throws Error when it cannot be sent
   */
  abstract publish(name: string, payload: unknown): Promise<void>;

  /**
   * Listens. A failing handler is logged and disturbs no other.
   * @param afterCut called when something has been missed: a lost connection is back, of this listener or of one that could not speak
   */
  abstract subscribe(name: string, handler: ChannelHandler, afterCut?: () => void): Promise<StopListening>;

  /** Whether word can be sent and heard right now. */
  abstract isReachable(): Promise<boolean>;

  /** Ends all subscriptions and lets go of connections. */
  abstract close(): Promise<void>;
}

const logger = new Logger('Channel');

/** Hands a payload to each listener; for adapters. */
export function tell(name: string, listeners: Iterable<ChannelHandler>, payload: unknown): void {
  for (const listener of [...listeners]) {
    // Inside a promise, so that a throw is caught like a rejection.
    void Promise.resolve(payload)
      .then(listener)
      .catch((error: unknown) => logger.error(`A listener to "${name}" failed: ${String(error)}`, stackOf(error)));
  }
}

function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : undefined;
}
