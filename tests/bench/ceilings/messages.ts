import { mongo } from 'mongoose';

/** What a message comes in. */
export type Written = Record<'id' | 'conversationId' | 'content', string>;
export type Message = Awaited<ReturnType<Awaited<ReturnType<typeof openMessages>>>>;

/** Journaled inserts of notifications. */
export async function openNotifications() {
  const client = new mongo.MongoClient(process.env['MONGODB_URI'] ?? '', { writeConcern: { w: 1, j: true } });
  const notifications = client.db('bench').collection<{ _id: string; [field: string]: unknown }>('notifications');
  await notifications.createIndex({ conversationId: 1, createdAt: -1 });
  return ({ id, ...message }: Message) => notifications.insertOne({ _id: id, ...message });
}

/** Journaled inserts by the driver alone, with the product's fields and indexes of a message. */
export async function openMessages() {
  const client = new mongo.MongoClient(process.env['MONGODB_URI'] ?? '', { writeConcern: { w: 1, j: true } });
  const messages = client.db('bench').collection<{ _id: string; [field: string]: unknown }>('messages');
  await messages.createIndex({ conversationId: 1, sequence: 1 }, { unique: true });
  await messages.createIndex({ conversationId: 1, senderId: 1, sequence: 1 });
  const sequences = new Map<string, number>();

  return async ({ id, conversationId, content }: Written) => {
    const sequence = (sequences.get(conversationId) ?? 0) + 1;
    sequences.set(conversationId, sequence);
    const message = {
      ...{ conversationId, sequence, senderId: conversationId, kind: 'text', content },
      ...{ images: [], offer: null, notice: null, createdAt: new Date() },
    };
    await messages.insertOne({ _id: id, ...message });
    return { id, ...message };
  };
}
