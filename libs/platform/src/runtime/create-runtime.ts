import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Clock, SystemClock } from '@vybac/kit';
import { type Connection, createConnection } from 'mongoose';
import { ServiceTokens } from '../auth/service-tokens';
import { MemoryCache, RedisCache } from '../cache';
import { MemoryChannel, RedisChannel } from '../channel';
import { assertWriteConcern, type LaunchedDatabase, launchDatabase } from '../database-engine';
import { KafkaEventLog, MongoEventLog } from '../events';
import { MemoryRateLimits, RedisRateLimits } from '../limits';
import { MailboxMail, SmtpMail } from '../mail';
import { tellWritersOfClosedConnections } from '../mongo/closed-connections';
import { databaseNameOf } from '../mongo/database';
import { FileObjects, S3Objects } from '../objects';
import { MemoryPresence, RedisPresence } from '../presence';
import { ChannelRealtimePublisher } from '../realtime';
import { CallingServiceClient } from '../services/calling-service-client';
import { HttpTransport, serviceOrigins } from '../services/http-transport';
import { InProcessTransport } from '../services/in-process-transport';
import { ConfiguredLimits } from './configured-limits';
import { Parts } from './parts';
import type { PlatformConfig } from './platform.config';
import type { Runtime, RuntimeOverrides } from './runtime';
import { SystemIds } from './system-ids';

/**
 * Chooses and starts the adapters that the configuration asks for.
 *
 * @param name the process, for connections and Kafka's client id: `all-in-one`, or the service's name
 */
export async function createRuntime(
  config: PlatformConfig,
  name: string,
  overrides: RuntimeOverrides = {},
): Promise<Runtime> {
  const clock = overrides.clock ?? new SystemClock();
  const ids = overrides.ids ?? new SystemIds();
  const parts = overrides.parts ?? new Parts();
  const isEmbedded = config.VYBAC_MODE === 'embedded';
  let database: Promise<LaunchedDatabase> | undefined;
  const launch = () => launchDatabase({ uri: config.MONGODB_URI, directory: join(config.VYBAC_DATA, 'database') });
  const connections: Connection[] = [];
  // Not before it is needed: the gateways of a distributed marketplace have no database.
  const connect = async (service: string): Promise<Connection> => {
    database ??= isEmbedded ? launch() : parts.open('database', launch);
    const connection = await openConnection(await database, service, overrides.onCommand);
    connections.push(connection);
    parts.add('database', async () => Boolean(await connection.db?.admin().ping()));
    return connection;
  };

  const secret = config.SERVICE_SECRET ?? (await keptSecret(config.VYBAC_DATA));
  const adapters = isEmbedded
    ? await embedded(config, secret, clock, connect)
    : await distributed(config, parts, clock, name);
  const { eventLog, cache, channel, objects, presence, transport } = adapters;
  const limits = new ConfiguredLimits(adapters.limits, config.RATE_LIMITS);
  const mail =
    overrides.mail ??
    (config.SMTP_URL
      ? new SmtpMail(config.SMTP_URL, config.MAIL_FROM)
      : new MailboxMail(join(config.VYBAC_DATA, 'mailbox'), config.MAIL_FROM, clock));
  const tokensFor = (service: string) => new ServiceTokens(secret, service);
  if (database && !config.MONGODB_URI) await announceDatabase(config.VYBAC_DATA, await database);

  return {
    config,
    secret,
    clock,
    ids,
    eventLog,
    cache,
    channel,
    limits,
    objects,
    mail,
    parts,
    presence,
    realtime: new ChannelRealtimePublisher(channel),
    inProcess: transport instanceof InProcessTransport ? transport : null,
    http: transport instanceof HttpTransport ? transport : null,
    tokensFor,
    clientFor: (service) => new CallingServiceClient(transport, tokensFor(service)),
    connect,
    close: async () => {
      await eventLog.close();
      transport.close();
      await Promise.all([mail, objects, channel, cache, limits, presence].map((adapter) => adapter.close()));
      await Promise.all(connections.map((connection) => connection.close()));
      if (!config.MONGODB_URI) await rm(announcementIn(config.VYBAC_DATA), { force: true });
      await (await database)?.close();
    },
  };
}

async function embedded(
  config: PlatformConfig,
  secret: string,
  clock: Clock,
  connect: (service: string) => Promise<Connection>,
) {
  return {
    eventLog: new MongoEventLog(await connect('event-log')),
    cache: new MemoryCache(),
    channel: new MemoryChannel(),
    limits: new MemoryRateLimits(),
    presence: new MemoryPresence(clock),
    objects: await FileObjects.open({ folder: join(config.VYBAC_DATA, 'objects'), secret, clock }),
    transport: new InProcessTransport(),
  };
}

async function distributed(config: PlatformConfig, parts: Parts, clock: Clock, name: string) {
  const url = config.REDIS_URL ?? '';
  const [[cache, channel, limits, presence], objects] = await Promise.all([
    parts.open('redis', () =>
      Promise.all([
        RedisCache.connect(url),
        RedisChannel.connect(url),
        RedisRateLimits.connect(url),
        RedisPresence.connect(url, clock),
      ]),
    ),
    parts.open('object-store', () =>
      S3Objects.connect({
        endpoint: config.S3_ENDPOINT ?? '',
        publicEndpoint: config.S3_PUBLIC_ENDPOINT,
        accessKey: config.S3_ACCESS_KEY ?? '',
        secretKey: config.S3_SECRET_KEY ?? '',
        bucket: config.S3_BUCKET,
        clock,
      }),
    ),
  ]);
  parts.add('redis', () => channel.isReachable());
  parts.add('object-store', () => objects.isReachable());
  return {
    eventLog: new KafkaEventLog({ brokers: config.KAFKA_BROKERS, clientId: name }),
    cache,
    channel,
    limits,
    presence,
    objects,
    transport: new HttpTransport(serviceOrigins(config.SERVICE_URLS)),
  };
}

const databaseWithinMilliseconds = 5_000;

async function openConnection(
  database: LaunchedDatabase,
  service: string,
  onCommand: RuntimeOverrides['onCommand'],
): Promise<Connection> {
  tellWritersOfClosedConnections();
  const connection = createConnection(database.uri, {
    dbName: databaseNameOf(service),
    appName: service,
    writeConcern: database.writeConcern,
    monitorCommands: onCommand !== undefined,
    maxPoolSize: 50,
    // Whoever waits for a database that is away is told so while they still listen.
    serverSelectionTimeoutMS: databaseWithinMilliseconds,
    // Streaming, the default, was seen to miss that the database is back: the driver then refused everything for good.
    serverMonitoringMode: 'poll',
    autoIndex: false,
    // Only we write here, from strings that cannot be anything else; checking them again was a quarter of the cost of reading a page.
    enableUtf8Validation: false,
  });
  await connection.asPromise();
  if (onCommand) {
    connection
      .getClient()
      .on('commandStarted', ({ databaseName, commandName }) => onCommand(service, { databaseName, commandName }));
  }
  await assertWriteConcern(connection);
  return connection;
}

/** A secret that outlives restarts, made at the first. */
async function keptSecret(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, 'service.secret');
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept) return kept;
  const secret = randomBytes(32).toString('hex');
  await mkdir(dataDirectory, { recursive: true });
  await writeFile(path, secret, { mode: 0o600 });
  return secret;
}

function announcementIn(dataDirectory: string): string {
  return join(dataDirectory, 'database.json');
}

/** So that the operator's commands find the database of a running marketplace. */
async function announceDatabase(dataDirectory: string, { uri, kind }: LaunchedDatabase): Promise<void> {
  await writeFile(announcementIn(dataDirectory), JSON.stringify({ uri, kind }));
}
