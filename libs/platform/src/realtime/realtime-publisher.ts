import type { ServerMessages } from '@vybac/contracts/realtime';

/**
 * Tells the people who are looking right now. Nothing said here is the only copy: whoever misses it asks by HTTP.
 *
 * @example
 * realtime.push([`conversation:${id}`], 'message', message);
 */
export abstract class RealtimePublisher {
  /**
   * Says it to everybody on any of these streams, once each. Returns at once and never throws: what cannot be said is
   * logged.
   * @param streams e.g. `actor:<id>`, `conversation:<id>`, `listing:<id>`
   */
  abstract push<Name extends keyof ServerMessages>(
    streams: readonly string[],
    name: Name,
    payload: ServerMessages[Name],
  ): void;
}
