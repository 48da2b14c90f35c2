import { createAdapter } from '@socket.io/redis-streams-adapter';
import { connectRedis, newSubscriber } from '@vybac/platform';
import type { ServerOptions } from 'socket.io';

export interface BetweenGateways {
  readonly adapter: NonNullable<ServerOptions['adapter']>;
  close(): void;
}

/** Where gateways leave word for each other. What is older than this many entries was heard, or is of no interest any more. */
const stream = { streamName: 'realtime:gateways', channelPrefix: 'realtime:gateways', maxLen: 1_000 };
/** Less than a connection's time limit for an answer, or every quiet wait would look like a cut. */
const waitMilliseconds = 2_000;

/**
 * What clients of one gateway say to clients of the others (ADR 10), through a Redis stream.
 *
 * @param url e.g. `redis://localhost:6379`
 */
export async function connectGateways(url: string): Promise<BetweenGateways> {
  const redis = await connectRedis(url, 'gateways, speaking');
  // The adapter listens on duplicates and asks again at once when that fails: they must wait through a cut instead. And it
  // lets nobody catch the failure of a connection that it makes itself: they make their own.
  redis.options.lazyConnect = false;
  redis.duplicate = () => newSubscriber(url, 'gateways, listening');
  return {
    adapter: createAdapter(redis, { ...stream, blockTimeInMs: waitMilliseconds, onlyPlaintext: true }),
    close: () => redis.disconnect(),
  };
}
