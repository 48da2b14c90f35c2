import type { Consumer, Kafka } from 'kafkajs';
import type { Consumption, Subscription } from './event-log';
import { dealWithBatch } from './kafka-batch';
import { patiently } from './patiently';
import { waitAtMost } from './time-limit';

// Leaving a group waits for the fetch in progress.
const longestFetch = 1_000;
/** Bytes. A broker answers with less only after the longest fetch. */
const aGoodDeal = 1_000_000;
const partitionsAtOnce = 3;
const heartbeatsPerSession = 4;
const patienceAtStopping = 5_000;
const pauseBeforeStart = 1_000;
/** Brokers that have just started, or come back, elect coordinators for longer than kafkajs waits; it takes that for the end. */
const coordinatorNotFound = 'KafkaJSGroupCoordinatorNotFound';

export interface KafkaGroupOptions {
  /** A member of which the coordinator hears nothing for this long, in milliseconds, loses its partitions. */
  readonly sessionTimeout: number;
  /** Told when this consumer has ended for good: nothing will read the group's events in this process any more. */
  readonly onCrash: (group: string, error: Error) => void;
}

/**
 * This process's member of one consumer group. Nothing may throw into kafkajs: an error there stops the consumer for good or
 * sends healthy topics into its back-off.
 */
export class KafkaGroup implements Consumption {
  private readonly consumer: Consumer;
  private readonly recordsLeft = new Map<string, number>();
  private stopping = false;
  /** When the coordinator confirmed this member last; null while it is none. */
  private confirmedAt: number | null = null;

  constructor(
    kafka: Kafka,
    private readonly subscription: Subscription,
    private readonly options: KafkaGroupOptions,
  ) {
    this.consumer = kafka.consumer({
      groupId: subscription.group,
      allowAutoTopicCreation: false,
      sessionTimeout: options.sessionTimeout,
      heartbeatInterval: options.sessionTimeout / heartbeatsPerSession,
      maxWaitTimeInMs: longestFetch,
      ...(subscription.isUnhurried && { minBytes: aGoodDeal }),
      retry: { restartOnFailure: () => Promise.resolve(true) },
    });
    this.follow();
  }

  /** Whether it has joined and the coordinator has heard of it since a session time-out ago. */
  get isMember(): boolean {
    return this.confirmedAt !== null && performance.now() - this.confirmedAt < this.options.sessionTimeout;
  }

  get lag(): number {
    return [...this.recordsLeft.values()].reduce((sum, left) => sum + left, 0);
  }

  async start(): Promise<void> {
    const { consumer, subscription } = this;
    const { group, topics } = subscription;
    const stopped = (): boolean => this.stopping;
    await patiently(`joining ${group}`, () => consumer.connect(), stopped);
    const subscribe = (): Promise<void> => consumer.subscribe({ topics: [...topics], fromBeginning: true });
    await patiently(`subscribing ${group}`, subscribe, stopped);
    // Its place in the group may be seconds away, and the process has more to do than to wait for it.
    const running = consumer.run({
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: partitionsAtOnce,
      eachBatch: (payload) =>
        dealWithBatch(payload, {
          subscription,
          heartbeatInterval: this.options.sessionTimeout / heartbeatsPerSession,
          isStopping: stopped,
          onProgress: (left) => this.recordsLeft.set(`${payload.batch.topic} ${payload.batch.partition}`, left),
        }),
    });
    running.catch((error: unknown) => {
      if (!this.stopping) this.options.onCrash(group, error instanceof Error ? error : new Error(String(error)));
    });
  }

  private async startAgain(): Promise<void> {
    if (!this.stopping) await this.start();
  }

  /** Waits five seconds at most: what is in hand then, or cannot say goodbye to a broker that has gone, comes again. */
  async stop(): Promise<void> {
    this.stopping = true;
    await waitAtMost(patienceAtStopping, this.consumer.disconnect());
  }

  private follow(): void {
    const { consumer } = this;
    const { GROUP_JOIN, HEARTBEAT, STOP, CRASH } = consumer.events;
    consumer.on(GROUP_JOIN, () => {
      this.recordsLeft.clear(); // the partitions may be others now
      this.subscription.onAssigned?.();
      this.confirmedAt = performance.now();
    });
    consumer.on(HEARTBEAT, () => (this.confirmedAt = performance.now()));
    consumer.on(STOP, () => (this.confirmedAt = null));
    consumer.on(CRASH, ({ payload: { error, restart } }) => {
      this.confirmedAt = null;
      if (restart || this.stopping) return;
      const end = (cause: Error): void => this.options.onCrash(this.subscription.group, cause);
      if (error.name === coordinatorNotFound) setTimeout(() => void this.startAgain().catch(end), pauseBeforeStart);
      else end(error);
    });
  }
}
