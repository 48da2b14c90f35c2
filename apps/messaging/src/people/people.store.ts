import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PersonSummary } from '@vybac/contracts';
import { findPeople } from '@vybac/contracts/identity';
import { Database, ServiceClient } from '@vybac/platform';

interface KnownPerson extends PersonSummary {
  _id: string;
  /** Of the person in identity: an older fact never replaces a newer one. */
  version: number;
}

const deleted = { kind: 'user', name: 'Deleted user', username: null, avatarUrl: null } as const;

/** What conversations show of people: a projection of identity's facts; asked for when not yet heard of. */
@Injectable()
export class PeopleStore implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ version: 1 });
  }

  async keep(person: PersonSummary, version: number): Promise<void> {
    const { id, kind, name, username, avatarUrl } = person;
    const newer = { $lt: [{ $ifNull: ['$version', -1] }, version] };
    const fields = { id, kind, name, username, avatarUrl, version };
    const update = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, { $cond: [newer, { $literal: value }, `$${field}`] }]),
    );
    await this.collection.updateOne({ _id: id }, [{ $set: update }], { upsert: true });
  }

  /** One for each id, in no order; who is unknown everywhere is "Deleted user". */
  async find(ids: readonly string[]): Promise<Map<string, PersonSummary>> {
    const wanted = [...new Set(ids)];
    const known = await this.collection.find({ _id: { $in: wanted } }).toArray();
    const people = new Map(known.map((person) => [person._id, summary(person)]));
    const unknown = wanted.filter((id) => !people.has(id));
    if (unknown.length > 0) for (const person of await this.ask(unknown)) people.set(person.id, person);
    for (const id of wanted) if (!people.has(id)) people.set(id, { id, ...deleted });
    return people;
  }

  /** Null when nobody has this id. */
  async get(id: string): Promise<PersonSummary | null> {
    const known = await this.collection.findOne({ _id: id });
    if (known) return summary(known);
    return (await this.ask([id]))[0] ?? null;
  }

  private async ask(ids: readonly string[]): Promise<PersonSummary[]> {
    const { items } = await this.services.call(findPeople, { body: { ids: [...ids] } });
    // Version 0: whatever fact arrives later is newer.
    await Promise.all(items.map((person) => this.keep(person, 0)));
    return items.map(summary);
  }

  private get collection() {
    return this.database.connection.collection<KnownPerson>('people');
  }
}

function summary({ id, kind, name, username, avatarUrl }: PersonSummary): PersonSummary {
  return { id, kind, name, username, avatarUrl };
}
