import { Injectable, type OnModuleInit } from '@nestjs/common';
import { messagingErrors } from '@vybac/contracts/messaging';
import { AppError } from '@vybac/kit';
import { Database } from '@vybac/platform';
import type { Conversation, Side } from './conversation';

type Stored = Omit<Conversation, 'id'> & { _id: string };

/** Conversations are reached through one of their people only: another person's is as absent as one that never was. */
@Injectable()
export class ConversationsStore implements OnModuleInit {
  constructor(private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ 'sides.actorId': 1, updatedAt: -1, _id: -1 });
    await this.collection.createIndex({ listingId: 1 });
    await this.collection.createIndex(
      { 'answer.senderId': 1, 'answer.at': -1 },
      { partialFilterExpression: { 'answer.senderId': { $exists: true } } },
    );
  }

  /** Makes it, or answers the one there is. */
  async open(
    id: string,
    people: readonly [string, string],
    listingId: string | null,
    now: Date,
  ): Promise<Conversation> {
    const sides = [...people]
      .sort()
      .map((actorId): Side => ({ actorId, delivered: 0, read: 0, incoming: 0, hasUnread: false }));
    const fresh = { listingId, sides, lastSequence: 0, lastMessage: null, createdAt: now, updatedAt: now };
    await this.collection.updateOne({ _id: id }, { $setOnInsert: fresh }, { upsert: true });
    return this.getForParticipant(people[0], id);
  }

  async findForParticipant(actorId: string, id: string): Promise<Conversation | null> {
    const found = await this.collection.findOne({ _id: id, 'sides.actorId': actorId });
    return found && conversation(found);
  }

  /** @throws AppError `conversation.missing` */
  async getForParticipant(actorId: string, id: string): Promise<Conversation> {
    const found = await this.findForParticipant(actorId, id);
    if (!found) throw new AppError(messagingErrors['conversation.missing']);
    return found;
  }

  /** Those with something said in them, latest first; `before` is the last of the page before. */
  async listForParticipant(
    actorId: string,
    limit: number,
    before?: { updatedAt: Date; id: string },
  ): Promise<Conversation[]> {
    const earlier = before && {
      $or: [{ updatedAt: { $lt: before.updatedAt } }, { updatedAt: before.updatedAt, _id: { $lt: before.id } }],
    };
    const found = await this.collection
      .find({ 'sides.actorId': actorId, lastSequence: { $gt: 0 }, ...earlier })
      .sort({ updatedAt: -1, _id: -1 })
      .limit(limit)
      .toArray();
    return found.map(conversation);
  }

  countUnread(actorId: string): Promise<number> {
    return this.collection.countDocuments({ sides: { $elemMatch: { actorId, hasUnread: true } } });
  }

  /** Takes note of a message. Order and repetition do not matter: everything grows to the greatest seen. */
  async noteMessage(id: string, sequence: number, message: NonNullable<Conversation['lastMessage']>): Promise<void> {
    const isLatest = { $gt: [sequence, '$lastSequence'] };
    const grown = sidesWith(
      { $ne: ['$$side.actorId', message.senderId] },
      { incoming: { $max: ['$$side.incoming', sequence] } },
    );
    await this.collection.updateOne({ _id: id }, [
      {
        $set: {
          sides: grown,
          lastMessage: { $cond: [isLatest, { $literal: message }, '$lastMessage'] },
          updatedAt: { $cond: [isLatest, message.createdAt, '$updatedAt'] },
          lastSequence: { $max: ['$lastSequence', sequence] },
        },
      },
      { $set: { sides: withUnread } },
      ...openingAndAnswer(sequence, message.senderId, message.createdAt),
    ]);
  }

  /** Milliseconds for which people waited for somebody's first answers since a day, the latest ones. */
  async waitsFor(personId: string, since: Date, most: number): Promise<number[]> {
    const found = await this.collection
      .find({ 'answer.senderId': personId, 'answer.at': { $gte: since } }, { projection: { 'answer.waited': 1 } })
      .sort({ 'answer.at': -1 })
      .limit(most)
      .toArray();
    return found.flatMap(({ answer }) => answer?.waited ?? []);
  }

  /** What is read has been delivered. Nothing beyond the last message counts. Null when the actor takes no part. */
  async noteReceipt(
    id: string,
    actorId: string,
    delivered: number,
    read: number,
  ): Promise<{ side: Side; changed: boolean; other: string } | null> {
    const reached = (field: 'delivered' | 'read', value: number) => ({
      $max: [`$$side.${field}`, { $min: [value, '$lastSequence'] }],
    });
    const before = await this.collection.findOneAndUpdate(
      { _id: id, 'sides.actorId': actorId },
      [
        {
          $set: {
            sides: sidesWith(
              { $eq: ['$$side.actorId', actorId] },
              { delivered: reached('delivered', Math.max(delivered, read)), read: reached('read', read) },
            ),
          },
        },
        { $set: { sides: withUnread } },
      ],
      { returnDocument: 'before' },
    );
    if (!before) return null;
    const side = before.sides.find((one) => one.actorId === actorId);
    const other = before.sides.find((one) => one.actorId !== actorId)?.actorId ?? '';
    if (!side) return null;
    const now = {
      ...side,
      delivered: Math.max(side.delivered, Math.min(Math.max(delivered, read), before.lastSequence)),
      read: Math.max(side.read, Math.min(read, before.lastSequence)),
    };
    return { side: now, changed: now.delivered > side.delivered || now.read > side.read, other };
  }

  private get collection() {
    return this.database.connection.collection<Stored>('conversations');
  }
}

function sidesWith(condition: object, fields: object): object {
  return {
    $map: { input: '$sides', as: 'side', in: { $cond: [condition, { $mergeObjects: ['$$side', fields] }, '$$side'] } },
  };
}

const withUnread = {
  $map: {
    input: '$sides',
    as: 'side',
    in: { $mergeObjects: ['$$side', { hasUnread: { $gt: ['$$side.incoming', '$$side.read'] } }] },
  },
};

/** Notes of messages may come out of order: an answer is the earliest message of whoever did not open. */
function openingAndAnswer(sequence: number, senderId: string, at: Date): object[] {
  if (sequence === 1) return [{ $set: { opening: { $literal: { senderId, at } } } }];
  const isAnswer = {
    $and: [
      { $ne: [{ $ifNull: ['$opening.senderId', senderId] }, senderId] },
      { $lt: [sequence, { $ifNull: ['$answer.sequence', Number.MAX_SAFE_INTEGER] }] },
    ],
  };
  const answer = { senderId, sequence, at, waited: { $subtract: [at, '$opening.at'] } };
  return [{ $set: { answer: { $cond: [isAnswer, answer, '$answer'] } } }];
}

function conversation({ _id, ...rest }: Stored): Conversation {
  return { id: _id, ...rest };
}
