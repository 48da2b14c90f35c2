import { startDatabase } from './database';
import { startKafka } from './kafka';
import { type ObjectStorageOptions, startObjectStorage } from './object-storage';
import { startRedis } from './redis';

export interface RunningParts {
  /** How the processes of a marketplace are told to reach them. */
  readonly settings: Readonly<Record<string, string>>;
  /** Each as the table of states names it, with its address. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The database last: whoever uses it is gone by then. */
  stop(): Promise<void>;
}

/**
 * Everything that a distributed marketplace runs on, from the environment or as programs of this machine.
 * @param keepIn a folder that outlives them, for their data
 */
export async function startParts({ keepIn, pages = [] }: ObjectStorageOptions = {}): Promise<RunningParts> {
  const keep = keepIn === undefined ? {} : { keepIn };
  const [database, kafka, redis, objects] = await Promise.all([
    startDatabase(keep),
    startKafka(undefined, keep),
    startRedis(keep),
    startObjectStorage({ ...keep, pages }),
  ]);
  return {
    settings: {
      MONGODB_URI: database.uri,
      KAFKA_BROKERS: kafka.brokers.join(','),
      REDIS_URL: redis.url,
      S3_ENDPOINT: objects.endpoint,
      S3_ACCESS_KEY: objects.accessKey,
      S3_SECRET_KEY: objects.secretKey,
    },
    addresses: new Map([
      ['mongodb', decodeURIComponent(database.uri)],
      ['kafka', kafka.brokers.join(',')],
      ['redis', redis.url],
      ['minio', objects.endpoint],
    ]),
    stop: async () => {
      await Promise.all([kafka.stop(), redis.stop(), objects.stop()]);
      await database.stop();
    },
  };
}
