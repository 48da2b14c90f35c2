import { Injectable } from '@nestjs/common';
import { commonErrors } from '@vybac/contracts';
import { type Aggregate, AggregateStore, Outbox } from '@vybac/platform';
import type { Person } from './person';

export type StoredPerson = Aggregate<Person>;

const unconfirmed = { 'account.confirmedAt': { $type: 'null' as const } };

/** Everybody: guests and users, each in one document with credentials and pending events. */
@Injectable()
export class PeopleStore extends AggregateStore<Person> {
  constructor(outbox: Outbox) {
    super(outbox, {
      collection: 'people',
      missing: commonErrors['resource.missing'],
      indexes: [
        [{ 'guest.guestId': 1 }, { unique: true, partialFilterExpression: { 'guest.guestId': { $type: 'string' } } }],
        [{ 'account.email': 1 }, { partialFilterExpression: { 'account.email': { $type: 'string' } } }],
        [
          { 'account.links.fingerprint': 1 },
          { partialFilterExpression: { 'account.links.fingerprint': { $type: 'string' } } },
        ],
        [{ 'account.registeredAt': 1 }, { partialFilterExpression: unconfirmed }],
        [{ roles: 1 }, { partialFilterExpression: { roles: 'admin' } }],
        [{ searchText: 1 }, { partialFilterExpression: { searchText: { $type: 'string' } } }],
      ],
    });
  }

  findByGuestId(guestId: string): Promise<StoredPerson | null> {
    return this.findOneBy({ 'guest.guestId': guestId });
  }

  findByEmail(email: string): Promise<StoredPerson | null> {
    return this.findOneBy({ 'account.email': email });
  }

  findByMailLink(fingerprint: string): Promise<StoredPerson | null> {
    return this.findOneBy({ 'account.links.fingerprint': fingerprint });
  }

  findMany(ids: readonly string[]): Promise<StoredPerson[]> {
    return this.findBy({ _id: { $in: ids } }, ids.length);
  }

  async adminIds(): Promise<string[]> {
    const found = await this.collection.find({ roles: 'admin' }, { projection: { _id: 1 } }).toArray();
    return found.map(({ _id }) => _id);
  }

  /** People whose username or full name contains `part`, which is lower-case. */
  search(part: string, exceptId: string, limit: number): Promise<StoredPerson[]> {
    return this.findBy({ _id: { $ne: exceptId }, searchText: { $type: 'string', $regex: escaped(part) } }, limit);
  }

  /** People who signed up before `before` and have not confirmed, longest first. */
  findUnconfirmed(before: Date): Promise<StoredPerson[]> {
    return this.findBy({ ...unconfirmed, 'account.registeredAt': { $lte: before } }, 100);
  }

  /** Removes somebody of whom nobody was told, unless they have changed since or something is still to be announced. */
  async forget({ id, version }: StoredPerson): Promise<void> {
    await this.collection.deleteOne({ _id: id, version, outboxAt: null });
  }

  private async findOneBy(filter: object): Promise<StoredPerson | null> {
    const [found] = await this.findBy(filter, 1);
    return found ?? null;
  }

  private async findBy(filter: object, limit: number): Promise<StoredPerson[]> {
    if (limit === 0) return [];
    const documents = await this.collection
      .find(filter, { projection: { outbox: 0, outboxAt: 0 } })
      .limit(limit)
      .toArray();
    return documents.map(({ _id, ...rest }) => ({ ...rest, id: _id }));
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
