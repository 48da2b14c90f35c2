import { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';

const logger = new Logger('Redis');

const whileItLasts: RedisOptions = {
  lazyConnect: true,
  connectTimeout: 3_000,
  // A connection that is dead without saying so shows itself when a command gets no answer.
  socketTimeout: 5_000,
  retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  // A process that closes during a cut would wait as long for a farewell that cannot come.
  disconnectTimeout: 100,
};

/** Redis serves what may be missing for a while: during a cut a command fails at once and its caller does without. */
const forCommands: RedisOptions = {
  ...whileItLasts,
  commandTimeout: 1_000,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  // A claim that is sent twice would find itself already taken.
  autoResendUnfulfilledCommands: false,
};

/** A subscriber waits through a cut and then hears its channels again. */
const forSubscribing: RedisOptions = { ...whileItLasts, maxRetriesPerRequest: null, autoResubscribe: true };

/**
 * A connection for commands, once Redis has answered. It comes back by itself after a cut, and says once that it went and
 * once that it is back.
 *
 * @param name what it is for, in the log and in Redis's `CLIENT LIST`
 */
export function connectRedis(url: string, name: string): Promise<Redis> {
  return open(url, name, forCommands);
}

/** A connection that listens to channels and sends nothing else. */
export function connectSubscriber(url: string, name: string): Promise<Redis> {
  return open(url, name, forSubscribing);
}

/** A connection of this kind that connects by itself, for libraries that want it at once. */
export function newSubscriber(url: string, name: string): Redis {
  const redis = new Redis(url, { ...forSubscribing, lazyConnect: false, connectionName: name });
  reportCuts(redis, name);
  return redis;
}

async function open(url: string, name: string, options: RedisOptions): Promise<Redis> {
  const redis = new Redis(url, { ...options, connectionName: name });
  reportCuts(redis, name);
  const ready = new Promise<void>((resolve) => redis.once('ready', () => resolve()));
  // The first attempt may fail while Redis starts; the retry strategy goes on, and the log has the reason.
  redis.connect().catch(() => undefined);
  await ready;
  return redis;
}

function reportCuts(redis: Redis, name: string): void {
  let cut = false;
  redis.on('error', (error: Error) => {
    if (cut) return;
    cut = true;
    logger.warn(`The connection for ${name} is cut: ${error.message || error.name}`);
  });
  redis.on('ready', () => {
    if (cut) logger.log(`The connection for ${name} is back`);
    cut = false;
  });
}
