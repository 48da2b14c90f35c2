import type { Kafka, Message, Producer } from 'kafkajs';
import { patiently } from './patiently';
import { waitAtMost } from './time-limit';

const patienceAtClosing = 5_000;

/**
 * The idempotent producer: the broker knows by producer and sequence what a retry has sent before, so a lost acknowledgement
 * makes no duplicate. When a request fails for good, or the broker no longer knows the producer or its place in the sequence
 * (`OUT_OF_ORDER_SEQUENCE_NUMBER`, `UNKNOWN_PRODUCER_ID`), no later request of this producer could succeed; the next one
 * comes from a new producer.
 */
export class KafkaProducer {
  private producer: Promise<Producer> | undefined;
  private closing = false;

  constructor(private readonly kafka: Kafka) {}

  /** Resolves when all in-sync replicas have them. */
  async send(topic: string, messages: Message[]): Promise<void> {
    this.producer ??= this.connect();
    const { producer } = this;
    try {
      await (await producer).send({ topic, messages, acks: -1 });
    } catch (error) {
      if (this.producer === producer) this.producer = undefined;
      void disconnect(producer);
      throw error;
    }
  }

  /** Waits five seconds at most. */
  async close(): Promise<void> {
    this.closing = true;
    if (this.producer) await waitAtMost(patienceAtClosing, disconnect(this.producer));
  }

  private async connect(): Promise<Producer> {
    // One request at a time: a batch that is retried must not arrive after the next one.
    const producer = this.kafka.producer({ idempotent: true, maxInFlightRequests: 1, allowAutoTopicCreation: false });
    await patiently(
      'connecting the producer',
      () => producer.connect(),
      () => this.closing,
    );
    return producer;
  }
}

/** A producer that never connected, or whose broker has gone, has nothing to say goodbye to. */
function disconnect(producer: Promise<Producer>): Promise<void> {
  return producer.then((connected) => connected.disconnect()).catch(() => undefined);
}
