import { connect } from 'node:net';
import { Logger } from '@nestjs/common';
import { type ISocketFactory, Kafka, logLevel, type Admin } from 'kafkajs';
import { endProcess } from './end-process';
import type { Envelope } from './envelope';
import { EventLog, type Consumption, type Subscription } from './event-log';
import { KafkaGroup } from './kafka-group';
import { letIdleConnectionsRest } from './kafka-idle-connections';
import { KafkaProducer } from './kafka-producer';
import { KafkaPulse } from './kafka-pulse';
import { patiently } from './patiently';

export interface KafkaEventLogOptions {
  readonly brokers: readonly string[];
  readonly clientId: string;
  /** Partitions of a new topic: how many processes of a service can read it side by side. */
  readonly partitions?: number;
  /** Copies of a new topic; the broker's default when left out. */
  readonly replicas?: number;
  /** How long a new topic keeps events, in milliseconds; a week when left out. */
  readonly keepFor?: number;
  /** A reader that is not heard of for this long, in milliseconds, loses its partitions; ten seconds when left out. */
  readonly sessionTimeout?: number;
  /**
   * What to do when a consumer has ended for good. Left out, the process says so and ends with exit code 1: one that lives on
   * without reading looks healthy, and nobody would start another.
   */
  readonly onCrash?: (group: string, error: Error) => void;
}

const sentAtOnce = 200;
const minute = 60_000;
const week = 7 * 86_400_000;
const brokersDefault = -1;
/** The partitions of a process that was killed are read again after this. */
const tenSeconds = 10_000;

/**
 * The event log of the distributed mode. Kafka is slow to be ready and says so by errors, so every request waits for it
 * patiently.
 *
 * @example
 * const log = new KafkaEventLog({ brokers: ['kafka:9092'], clientId: 'listings' });
 */
export class KafkaEventLog extends EventLog {
  private readonly logger = new Logger(KafkaEventLog.name);
  private readonly kafka: Kafka;
  private readonly groups = new Set<KafkaGroup>();
  private readonly producer: KafkaProducer;
  private readonly pulse: KafkaPulse;
  private readonly existing = new Set<string>();
  private closing = false;

  constructor(private readonly options: KafkaEventLogOptions) {
    super();
    letIdleConnectionsRest();
    this.kafka = new Kafka({
      brokers: [...options.brokers],
      clientId: options.clientId,
      logLevel: logLevel.WARN,
      socketFactory: openSocket,
      logCreator:
        () =>
        ({ log }) =>
          this.logger.debug(log.message),
      retry: { initialRetryTime: 100, retries: 5 },
    });
    this.producer = new KafkaProducer(this.kafka);
    this.pulse = new KafkaPulse(this.kafka);
  }

  async ensureTopics(topics: readonly string[]): Promise<void> {
    const unknown = topics.filter((topic) => !this.existing.has(topic));
    if (unknown.length === 0) return;
    const create = (): Promise<void> => this.withAdmin((admin) => this.createMissing(admin, unknown));
    await patiently('creating topics', create, () => this.closing);
    unknown.forEach((topic) => this.existing.add(topic));
  }

  async publish(topic: string, envelopes: readonly Envelope[]): Promise<void> {
    await this.ensureTopics([topic]);
    const messages = envelopes.map((envelope) => ({
      key: envelope.partitionkey,
      value: JSON.stringify(envelope),
      headers: { 'content-type': 'application/cloudevents+json', ce_type: envelope.type },
    }));
    // A broker takes no more than a megabyte for a partition at once.
    for (let start = 0; start < messages.length; start += sentAtOnce)
      await this.producer.send(topic, messages.slice(start, start + sentAtOnce));
  }

  async consume(subscription: Subscription): Promise<Consumption> {
    const { sessionTimeout = tenSeconds, onCrash = endProcess } = this.options;
    const group = new KafkaGroup(this.kafka, subscription, { sessionTimeout, onCrash });
    this.groups.add(group);
    await group.start();
    return {
      get lag() {
        return group.lag;
      },
      stop: async () => {
        this.groups.delete(group);
        await group.stop();
      },
    };
  }

  async isReachable(): Promise<boolean> {
    return (await this.pulse.beats()) && [...this.groups].every((group) => group.isMember);
  }

  async close(): Promise<void> {
    this.closing = true;
    this.pulse.close();
    await Promise.all([...this.groups].map((group) => group.stop()));
    this.groups.clear();
    await this.producer.close();
  }

  private async withAdmin<Result>(work: (admin: Admin) => Promise<Result>): Promise<Result> {
    const admin = this.kafka.admin();
    try {
      await admin.connect();
      return await work(admin);
    } finally {
      await admin.disconnect();
    }
  }

  private async createMissing(admin: Admin, topics: readonly string[]): Promise<void> {
    const there = new Set(await admin.listTopics());
    const missing = [...new Set(topics)].filter((topic) => !there.has(topic));
    if (missing.length === 0) return;
    // Answers false, without an error, for a topic that another process has made in the meantime.
    await admin.createTopics({
      waitForLeaders: true,
      topics: missing.map((topic) => ({
        topic,
        numPartitions: this.options.partitions ?? 3,
        replicationFactor: this.options.replicas ?? brokersDefault,
        configEntries: [{ name: 'retention.ms', value: String(this.options.keepFor ?? week) }],
      })),
    });
  }
}

/** As kafkajs connects without TLS, but small requests do not wait for the acknowledgement of the one before (Nagle). */
const openSocket: ISocketFactory = ({ host, port, onConnect }) =>
  connect({ host, port, noDelay: true, keepAlive: true, keepAliveInitialDelay: minute }, onConnect);
