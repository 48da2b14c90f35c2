import { randomUUID } from 'node:crypto';
import { messageSent } from '@vybac/contracts/messaging';
import type { mongo } from 'mongoose';

const batch = 1_000;

/** Puts messages into messaging's database whose events nobody has published yet. @returns how to ask whether some are left */
export async function fillOutboxes(database: mongo.MongoClient, count: number) {
  const messages = database.db('vybac_messaging').collection<{ _id: string; outboxAt: Date }>('messages');
  for (let made = 0; made < count; made += batch)
    await messages.insertMany(Array.from({ length: Math.min(batch, count - made) }, unpublished), { ordered: false });
  return { areLeft: async () => (await messages.findOne({ outboxAt: { $gt: new Date(0) } })) !== null };
}

function unpublished() {
  const [_id, now] = [randomUUID(), new Date()];
  const state = {
    ...{ conversationId: randomUUID(), sequence: 1, listingId: null, kind: 'text' as const },
    ...{ senderId: randomUUID(), senderName: 'Ana', recipientId: randomUUID() },
  };
  const event = {
    ...{ specversion: '1.0', id: randomUUID(), source: '/messaging', type: messageSent.type, subject: _id },
    ...{ time: now.toISOString(), datacontenttype: 'application/json', partitionkey: _id, aggregateversion: 1 },
    ...{ correlationid: randomUUID(), data: messageSent.data.parse({ ...state, messageId: _id, preview: 'Hello' }) },
  };
  const content = { content: 'Hello', images: [], offerId: null, notice: null, createdAt: now };
  return { _id, ...state, ...content, version: 1, outbox: [{ topic: messageSent.topic, event }], outboxAt: now };
}
