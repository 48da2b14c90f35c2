import { Kafka, logLevel } from 'kafkajs';
import { serveMessages } from './message-server';

/** A journaled insert, then one record in Kafka. */
async function main(): Promise<void> {
  const brokers = (process.env['KAFKA_BROKERS'] ?? '').split(',');
  const producer = new Kafka({ brokers, logLevel: logLevel.ERROR }).producer();
  await producer.connect();
  await serveMessages((message) => {
    void producer.send({
      topic: process.env['TOPIC'] ?? 'bench',
      messages: [{ key: message.conversationId, value: JSON.stringify(message) }],
    });
  });
}

void main();
