import type { Consumer, EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import type { LogRecord, Subscription } from './event-log';
import { deliverInKeyOrder } from './in-key-order';
import { patiently } from './patiently';

const batchSize = 200;
const sessionTimeout = 30_000;
const heartbeatInterval = 3_000;
// Leaving a group waits for the fetch in progress.
const longestFetch = 1_000;
const partitionsAtOnce = 3;

/**
 * One consumer group on Kafka. Nothing may throw into kafkajs: an error there stops the consumer for good or sends healthy
 * topics into its back-off, so a refused batch is tried again here, with heartbeats going on.
 */
export class KafkaGroup {
  private readonly consumer: Consumer;
  private stopping = false;
  /** When the coordinator confirmed this member last; null while it is none. */
  private confirmedAt: number | null = null;

  constructor(
    kafka: Kafka,
    private readonly subscription: Subscription,
  ) {
    this.consumer = kafka.consumer({
      groupId: subscription.group,
      allowAutoTopicCreation: false,
      sessionTimeout,
      heartbeatInterval,
      maxWaitTimeInMs: longestFetch,
      retry: { restartOnFailure: () => Promise.resolve(true) },
    });
    const { GROUP_JOIN, HEARTBEAT, STOP, CRASH } = this.consumer.events;
    for (const event of [GROUP_JOIN, HEARTBEAT]) this.consumer.on(event, () => (this.confirmedAt = performance.now()));
    for (const event of [STOP, CRASH]) this.consumer.on(event, () => (this.confirmedAt = null));
  }

  /** Whether it has joined and the coordinator has heard of it since a session time-out ago. */
  get isMember(): boolean {
    return this.confirmedAt !== null && performance.now() - this.confirmedAt < sessionTimeout;
  }

  async start(): Promise<void> {
    const { consumer, subscription } = this;
    const topics = [...subscription.topics];
    const stopped = (): boolean => this.stopping;
    await patiently(`joining ${subscription.group}`, () => consumer.connect(), stopped);
    await patiently(
      `subscribing ${subscription.group}`,
      () => consumer.subscribe({ topics, fromBeginning: true }),
      stopped,
    );
    const eachBatch = (payload: EachBatchPayload): Promise<void> => this.readBatch(payload);
    const run = { eachBatch, eachBatchAutoResolve: false, partitionsConsumedConcurrently: partitionsAtOnce };
    await patiently(`running ${subscription.group}`, () => consumer.run(run), stopped);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.consumer.disconnect();
  }

  private async readBatch(payload: EachBatchPayload): Promise<void> {
    const { batch } = payload;
    const beating = setInterval(() => void payload.heartbeat().catch(ignoreRebalance), heartbeatInterval);
    try {
      for (let start = 0; start < batch.messages.length; start += batchSize) {
        const messages = batch.messages.slice(start, start + batchSize);
        const records = messages.map((message) => toRecord(batch.topic, batch.partition, message));
        const last = messages.at(-1);
        if (!last || !(await this.deliver(records, payload))) return;
        payload.resolveOffset(last.offset);
      }
    } finally {
      clearInterval(beating);
    }
  }

  /** @returns false when the records are no longer ours: they come again, here or elsewhere */
  private async deliver(records: readonly LogRecord[], payload: EachBatchPayload): Promise<boolean> {
    const mustLeave = (): boolean => this.stopping || !payload.isRunning() || payload.isStale();
    const each = async (record: LogRecord): Promise<void> => {
      if (mustLeave()) throw new Error('The reader is stopping');
      await this.subscription.each(record);
    };
    const whole = async (): Promise<void> => {
      if (!(await deliverInKeyOrder(records, each)))
        throw new Error(`a record of ${this.subscription.group} was refused`);
    };
    return patiently('delivering', whole, mustLeave).then(
      () => true,
      () => false,
    );
  }
}

// A group that is being rebalanced answers heartbeats by errors; kafkajs joins again by itself.
function ignoreRebalance(): void {}

function toRecord(topic: string, partition: number, message: KafkaMessage): LogRecord {
  return {
    topic,
    key: message.key?.toString() ?? '',
    value: message.value?.toString() ?? '',
    type: message.headers?.['ce_type']?.toString() ?? null,
    offset: Number(message.offset),
    position: `${topic}[${partition}]@${message.offset}`,
  };
}
