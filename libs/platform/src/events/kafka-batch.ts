import type { EachBatchPayload, KafkaMessage } from 'kafkajs';
import type { LogRecord, Subscription } from './event-log';
import { deliverInKeyOrder } from './in-key-order';
import { patiently } from './patiently';

const recordsAtOnce = 200;

export interface KafkaBatchOptions {
  readonly subscription: Subscription;
  /** Milliseconds between heartbeats while the records are in hand. */
  readonly heartbeatInterval: number;
  readonly isStopping: () => boolean;
  /** Told how many records of the partition lie behind those that were dealt with. */
  readonly onProgress: (recordsLeft: number) => void;
}

/**
 * Deals with what was fetched of one partition, and never throws. A refused record is tried again here, with heartbeats going
 * on, until the partition is given to another member: what was not resolved then comes again there.
 */
export async function dealWithBatch(payload: EachBatchPayload, options: KafkaBatchOptions): Promise<void> {
  const { batch } = payload;
  const { subscription, isStopping } = options;
  let lost = false;
  const beat = (): void => {
    if (isStopping()) return; // a handler that hangs must not keep a place in the group for a reader that has left
    // The group is being rebalanced, or the coordinator has forgotten this member: kafkajs joins again when we return.
    payload.heartbeat().catch(() => (lost = true));
  };
  const mustLeave = (): boolean => lost || isStopping() || !payload.isRunning() || payload.isStale();
  const each = async (record: LogRecord): Promise<void> => {
    if (mustLeave()) throw new Error('The reader is leaving');
    await subscription.each(record);
  };
  const deliver = async (records: readonly LogRecord[]): Promise<void> => {
    if (!(await deliverInKeyOrder(records, each))) throw new Error(`a record of ${subscription.group} was refused`);
  };

  const beating = setInterval(beat, options.heartbeatInterval).unref();
  try {
    for (let start = 0; start < batch.messages.length; start += recordsAtOnce) {
      const messages = batch.messages.slice(start, start + recordsAtOnce);
      const last = messages.at(-1);
      if (!last) return;
      const records = messages.map((message) => toRecord(batch.topic, batch.partition, message));
      await patiently('delivering', () => deliver(records), mustLeave);
      payload.resolveOffset(last.offset);
      options.onProgress(Number(batch.highWatermark) - Number(last.offset) - 1);
    }
  } catch {
    // It must leave: what was not resolved comes again.
  } finally {
    clearInterval(beating);
  }
}

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
