import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@vybac/contracts/identity';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';

export interface Subscriber {
  /** The address, trimmed and in lower case. */
  _id: string;
  /** In every mail; whoever has it may say yes and no, and nothing else. */
  token: string;
  language: Language;
  requestedAt: Date;
  /** Null until the mailbox has said yes, and again after it has said no. */
  confirmedAt: Date | null;
  /** Which issue was last sent, or begun to be sent. */
  lastIssue: Date;
}

/** Who gets the weekly hot listings. */
@Injectable()
export class SubscribersStore implements OnModuleInit {
  private readonly collection: Collection<Subscriber>;

  constructor(database: Database) {
    this.collection = database.connection.collection<Subscriber>('newsletter_subscribers');
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ token: 1 }, { unique: true });
    await this.collection.createIndex(
      { lastIssue: 1 },
      { partialFilterExpression: { confirmedAt: { $type: 'date' } } },
    );
  }

  /** Keeps who asks; whoever asked before keeps token and answer. */
  async request(asking: Omit<Subscriber, 'confirmedAt'>): Promise<Subscriber | null> {
    const { _id, token, lastIssue, ...news } = asking;
    return this.collection.findOneAndUpdate(
      { _id },
      { $set: news, $setOnInsert: { token, lastIssue, confirmedAt: null } },
      { upsert: true, returnDocument: 'after' },
    );
  }

  /** False when nobody has this token. */
  async confirm(token: string, at: Date): Promise<boolean> {
    return (await this.collection.updateOne({ token }, { $set: { confirmedAt: at } })).matchedCount === 1;
  }

  /** False when nobody has this token. */
  async unsubscribe(token: string): Promise<boolean> {
    return (await this.collection.updateOne({ token }, { $set: { confirmedAt: null } })).matchedCount === 1;
  }

  /** The next who has not had this issue, for the caller alone; null when all have. */
  takeNext(issue: Date): Promise<Subscriber | null> {
    return this.collection.findOneAndUpdate(
      { confirmedAt: { $type: 'date' }, lastIssue: { $lt: issue } } as object,
      { $set: { lastIssue: issue } },
      { sort: { lastIssue: 1 }, returnDocument: 'before' },
    );
  }

  /** It could not be sent: somebody tries again. */
  async giveBack({ _id, lastIssue }: Subscriber): Promise<void> {
    await this.collection.updateOne({ _id }, { $set: { lastIssue } });
  }
}
