import { Kafka, logLevel } from 'kafkajs';
import { type Message, openNotifications } from './messages';
import { serveRooms } from './room-server';

const { TOPIC: topic = 'bench', NOTIFICATIONS: notifications } = process.env;

/**
 * Whatever Kafka brings goes to the sockets of its conversation, stored before if notifications are to be kept; the socket
 * opens when the group has its partition.
 */
async function main(): Promise<void> {
  const keep = notifications === 'kept' ? await openNotifications() : null;
  const brokers = (process.env['KAFKA_BROKERS'] ?? '').split(',');
  const kafka = new Kafka({ brokers, logLevel: logLevel.ERROR });
  const admin = kafka.admin();
  await admin.connect();
  await admin.createTopics({ topics: [{ topic, numPartitions: 1 }], waitForLeaders: true });
  await admin.disconnect();
  const consumer = kafka.consumer({ groupId: topic });
  await consumer.connect();
  await consumer.subscribe({ topic });
  const tell = new Promise((resolve) => consumer.on(consumer.events.GROUP_JOIN, resolve)).then(serveRooms);
  await consumer.run({
    eachMessage: async ({ message: { value } }) => {
      const message = JSON.parse(value?.toString() ?? '') as Message;
      await keep?.(message);
      (await tell)(message.conversationId, 'notification', message);
    },
  });
}

void main();
