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

const names = [
  'identity',
  'listings',
  'messaging',
  'notifications',
  'rewards',
  'admin-security',
  'realtime-gateway',
  'api-gateway',
] as const;
export type ProcessName = (typeof names)[number];
const secret = 'a secret that all processes of this test share';

/** Wires that a test puts between the processes and what they share, to cut them. */
export interface Wires {
  kafka?(address: string): Promise<string>;
  redis?(url: string): Promise<string>;
  /** Also for browsers, which send and fetch pictures there. */
  objects?(endpoint: string): Promise<string>;
  /** One for each process: one service may be cut off alone. */
  database?(uri: string, process: ProcessName): Promise<string>;
}

export interface DistributedOptions {
  readonly wires?: Wires;
  /** A running engine, which stays the caller's to stop; without it an empty one is started. */
  readonly database?: { readonly uri: string };
  /** Beside what all processes get anyway. */
  readonly environment?: Record<string, string>;
  /** How many realtime gateways there are; the API gateway leads to the first. */
  readonly realtimeGateways?: number;
  /** How many API gateways there are; people come to the first unless they say otherwise. */
  readonly apiGateways?: number;
}

/** One process of the marketplace, which a test may end and start by itself. */
export interface RunningProcess {
  readonly name: ProcessName;
  readonly origin: string;
  readonly program: () => Program;
  /** Resolves when it is ready; `environment` holds until the next start. */
  start(environment?: Record<string, string>): Promise<void>;
  /** SIGTERM, then waits for its end. */
  stop(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
}

export interface DistributedProduct extends Product {
  readonly processes: readonly RunningProcess[];
  /** What the processes share, as they are told to reach it: `MONGODB_URI`, `KAFKA_BROKERS`, `REDIS_URL`, `S3_ENDPOINT` … */
  readonly settings: Readonly<Record<string, string>>;
  /** @param copy which one, where there are several */
  process(name: ProcessName, copy?: number): RunningProcess;
}

/** The marketplace as separate processes over Kafka, Redis and an S3 store. */
export async function startDistributed(options: DistributedOptions = {}): Promise<DistributedProduct> {
  const { wires = {}, environment = {}, realtimeGateways = 1, apiGateways = 1 } = options;
  const leave = (): Promise<void> => Promise.resolve();
  const [database, kafka, redis, objects, folder] = await Promise.all([
    options.database ? { ...options.database, stop: leave } : startDatabase(),
    startKafka(wires.kafka),
    startRedis(),
    startObjectStorage(),
    temporaryFolder('distributed'),
  ]);
  const more = <Name extends ProcessName>(count: number, name: Name) => Array.from({ length: count - 1 }, () => name);
  const copies = [...more(realtimeGateways, 'realtime-gateway'), ...more(apiGateways, 'api-gateway')];
  const addresses: { name: ProcessName; port: number }[] = [];
  for (const name of [...names, ...copies]) addresses.push({ name, port: await freePort() });
  const originOf = (name: ProcessName) =>
    `http://127.0.0.1:${addresses.find((address) => address.name === name)?.port ?? 0}`;
  const origin = originOf('api-gateway');
  const settings: Record<string, string> = {
    NODE_ENV: 'test',
    VYBAC_MODE: 'distributed',
    // Where the development mailbox lies: this test's processes share a machine.
    VYBAC_DATA: folder.path,
    MONGODB_URI: database.uri,
    KAFKA_BROKERS: kafka.brokers.join(','),
    REDIS_URL: wires.redis ? await wires.redis(redis.url) : redis.url,
    S3_ENDPOINT: wires.objects ? await wires.objects(objects.endpoint) : objects.endpoint,
    S3_ACCESS_KEY: objects.accessKey,
    S3_SECRET_KEY: objects.secretKey,
    SERVICE_SECRET: secret,
    PUBLIC_ORIGIN: origin,
    SERVICE_URLS: names
      .filter((name) => name !== 'api-gateway')
      .map((name) => `${name}=${originOf(name)}`)
      .join(','),
    ...environment,
  };
  const wired = async (name: ProcessName): Promise<Record<string, string>> =>
    wires.database ? { ...settings, MONGODB_URI: await wires.database(database.uri, name) } : settings;
  const processes = await Promise.all(
    addresses.map(async ({ name, port }) => processOf(name, port, await wired(name))),
  );
  const startAll = (extra?: Record<string, string>) => Promise.all(processes.map((process) => process.start(extra)));
  const stopAll = () => Promise.all(processes.map((process) => process.stop()));
  const end = async () => {
    await stopAll();
    await Promise.all([kafka.stop(), redis.stop(), objects.stop()]);
    await database.stop();
    await folder.remove();
  };
  await startAll().catch(async (error: unknown) => {
    // Nobody will have it to stop it.
    await end();
    throw error;
  });
  const town = new Town(origin);
  return {
    origin,
    town,
    processes,
    settings,
    process: (name, copy = 0) => {
      const found = processes.filter((process) => process.name === name)[copy];
      if (!found) throw new Error(`There is no ${name} number ${copy}`);
      return found;
    },
    restart: async (extra) => {
      await stopAll();
      await startAll(extra);
    },
    kill: async () => {
      await Promise.all(processes.map((process) => process.kill()));
    },
    stop: async () => {
      await town.goesHome();
      await end();
    },
  };
}

function processOf(name: ProcessName, port: number, settings: Record<string, string>): RunningProcess {
  const origin = `http://127.0.0.1:${port}`;
  let program: Program | undefined;
  const running = (): Program => {
    if (!program) throw new Error(`${name} was never started`);
    return program;
  };
  return {
    name,
    origin,
    program: running,
    start: async (environment = {}) => {
      program = run(name, { ...settings, ...environment, PORT: String(port) });
      await untilReady(origin, program);
    },
    stop: async () => (program ? stop(program) : undefined),
    kill: async () => {
      running().signal('SIGKILL');
      await running().ended;
    },
  };
}
