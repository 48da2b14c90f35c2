import { Injectable } from '@nestjs/common';
import { commonErrors } from '@vybac/contracts';
import { type Aggregate, AggregateStore, Outbox } from '@vybac/platform';
import type { Session } from './session';

export type StoredSession = Aggregate<Session>;

@Injectable()
export class SessionsStore extends AggregateStore<Session> {
  constructor(outbox: Outbox) {
    super(outbox, {
      collection: 'sessions',
      missing: commonErrors['session.invalid'],
      indexes: [
        [{ actorId: 1, endedAt: 1 }],
        // An hour later than the rule, so that the database never judges.
        [{ expiresAt: 1 }, { expireAfterSeconds: 60 * 60 }],
      ],
    });
  }

  /** Ids of a person's sessions that nobody has ended; with `before`, only those of earlier generations. */
  async findOpen(actorId: string, { before }: { before?: number } = {}): Promise<string[]> {
    const filter = { actorId, endedAt: null, ...(before === undefined ? {} : { generation: { $lt: before } }) };
    const found = await this.collection.find(filter as object, { projection: { _id: 1 } }).toArray();
    return found.map(({ _id }) => _id);
  }
}
