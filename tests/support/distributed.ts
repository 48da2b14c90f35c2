import {
  freePort,
  startDatabase,
  startKafka,
  startObjectStorage,
  startRedis,
  temporaryFolder,
  Town,
} from '@vybac/testing';
import type { Product } from './product';
import { type Program, run, stop, untilReady } from './processes';

const services = ['identity', 'listings', 'messaging', 'notifications', 'realtime-gateway'] as const;
const secret = 'a secret that all processes of this test share';

/** Wires that a test puts between the processes and what they share, to cut them. */
export interface Wires {
  kafka?(address: string): Promise<string>;
  redis?(url: string): Promise<string>;
}

/** The marketplace as separate processes over Kafka, Redis and an S3 store. */
export async function startDistributed(wires: Wires = {}): Promise<Product> {
  const [database, kafka, redis, objects, folder] = await Promise.all([
    startDatabase(),
    startKafka(wires.kafka),
    startRedis(),
    startObjectStorage(),
    temporaryFolder('distributed'),
  ]);
  const ports = new Map<string, number>();
  for (const name of [...services, 'api-gateway']) ports.set(name, await freePort());
  const originOf = (name: string) => `http://127.0.0.1:${ports.get(name)}`;
  const origin = originOf('api-gateway');
  const settings = {
    NODE_ENV: 'test',
    VYBAC_MODE: 'distributed',
    // Where the development mailbox lies: this test's processes share a machine.
    VYBAC_DATA: folder.path,
    MONGODB_URI: database.uri,
    KAFKA_BROKERS: kafka.brokers.join(','),
    REDIS_URL: wires.redis ? await wires.redis(redis.url) : redis.url,
    S3_ENDPOINT: objects.endpoint,
    S3_ACCESS_KEY: objects.accessKey,
    S3_SECRET_KEY: objects.secretKey,
    SERVICE_SECRET: secret,
    PUBLIC_ORIGIN: origin,
    SERVICE_URLS: services.map((name) => `${name}=${originOf(name)}`).join(','),
  };
  const startAll = async (extra: Record<string, string> = {}): Promise<Program[]> =>
    Promise.all(
      [...services, 'api-gateway'].map(async (name) => {
        const program = run(name, { ...settings, ...extra, PORT: String(ports.get(name)) });
        await untilReady(originOf(name), program);
        return program;
      }),
    );
  let programs = await startAll();
  const town = new Town(origin);
  return {
    origin,
    town,
    restart: async (extra) => {
      await Promise.all(programs.map(stop));
      programs = await startAll(extra);
    },
    kill: async () => {
      for (const program of programs) program.signal('SIGKILL');
      await Promise.all(programs.map((program) => program.ended));
    },
    stop: async () => {
      await town.goesHome();
      await Promise.all(programs.map(stop));
      await Promise.all([kafka.stop(), redis.stop(), objects.stop()]);
      await database.stop();
      await folder.remove();
    },
  };
}
