import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { Redis } from 'ioredis';
import { Kafka, logLevel } from 'kafkajs';
import { Client } from 'minio';
import { mongo } from 'mongoose';
import { describeWith, startDatabase, startKafka, startObjectStorage, startRedis } from '.';

describe('a test database', () => {
  it('keeps a document until it is stopped', async () => {
    const database = await startDatabase();
    const client = new mongo.MongoClient(database.uri, { writeConcern: database.writeConcern });
    const notes = client.db(database.databaseName).collection('notes');
    await notes.insertOne({ text: 'hello' });
    expect(await notes.findOne()).toMatchObject({ text: 'hello' });
    await client.close();
    await database.stop();
  });
});

describeWith(['kafka'], 'Kafka', () => {
  it('carries a message from a producer to a consumer', async () => {
    const broker = await startKafka();
    const kafka = new Kafka({ brokers: broker.brokers, logLevel: logLevel.NOTHING });
    const topic = `test.${randomUUID()}`;
    const [admin, producer, consumer] = [kafka.admin(), kafka.producer(), kafka.consumer({ groupId: topic })];
    await Promise.all([admin.connect(), producer.connect(), consumer.connect()]);
    await admin.createTopics({ topics: [{ topic, numPartitions: 1 }], waitForLeaders: true });
    await consumer.subscribe({ topic, fromBeginning: true });
    const arrived = new Promise<string | undefined>((resolve, reject) => {
      consumer.run({ eachMessage: async ({ message }) => resolve(message.value?.toString()) }).catch(reject);
    });
    await producer.send({ topic, messages: [{ value: 'hello' }] });
    expect(await arrived).toBe('hello');
    await admin.deleteTopics({ topics: [topic] });
    await Promise.all([admin.disconnect(), producer.disconnect(), consumer.disconnect()]);
    await broker.stop();
  });
});

describeWith(['redis'], 'Redis', () => {
  it('keeps a value, and is gone when stopped', async () => {
    const server = await startRedis();
    const redis = new Redis(server.url, { retryStrategy: () => null });
    const key = `test:${randomUUID()}`;
    await redis.set(key, 'hello', 'EX', 60);
    expect(await redis.get(key)).toBe('hello');
    redis.disconnect();
    await server.stop();
  });
});

describeWith(['object-storage'], 'object storage', () => {
  it('gives back what was put', async () => {
    const storage = await startObjectStorage();
    const { hostname, port, protocol } = new URL(storage.endpoint);
    const client = new Client({ endPoint: hostname, port: Number(port), useSSL: protocol === 'https:', ...storage });
    const bucket = `test-${randomUUID()}`;
    await client.makeBucket(bucket);
    await client.putObject(bucket, 'greeting', 'hello');
    expect(await text(await client.getObject(bucket, 'greeting'))).toBe('hello');
    await client.removeObject(bucket, 'greeting');
    await client.removeBucket(bucket);
    await storage.stop();
  });
});
