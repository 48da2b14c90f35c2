import { Kafka, logLevel } from 'kafkajs';
import type { Message } from './messages';
import { serveRooms } from './room-server';

/** Whatever Kafka brings goes to the sockets of its conversation; the socket opens when the group has its partition. */
async function main(): Promise<void> {
  const brokers = (process.env['KAFKA_BROKERS'] ?? '').split(',');
  const kafka = new Kafka({ brokers, logLevel: logLevel.ERROR });
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({ topics: [{ topic: 'bench', numPartitions: 1 }], waitForLeaders: true });
  await admin.disconnect();
  const consumer = kafka.consumer({ groupId: 'bench' });
  await consumer.connect();
  await consumer.subscribe({ topic: 'bench' });
  const tell = new Promise((resolve) => consumer.on(consumer.events.GROUP_JOIN, resolve)).then(serveRooms);
  await consumer.run({
    eachMessage: async ({ message: { value } }) => {
      const message = JSON.parse(value?.toString() ?? '') as Message;
      (await tell)(message.conversationId, 'notification', message);
    },
  });
}

void main();
