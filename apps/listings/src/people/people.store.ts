import { Injectable } from '@nestjs/common';
import { Database, isDuplicateKey } from '@vybac/platform';
import type { Collection } from 'mongoose';
import type { KnownPerson, Person } from './person';

interface PersonDocument {
  _id: string;
  person: Person;
  version: number;
}

/** What this service remembers of people. */
@Injectable()
export class PeopleStore {
  private readonly collection: Collection<PersonDocument>;

  constructor(database: Database) {
    this.collection = database.connection.collection<PersonDocument>('people');
  }

  async find(id: string): Promise<KnownPerson | null> {
    return this.collection.findOne({ _id: id }, { projection: { _id: 0, person: 1, version: 1 } });
  }

  /** Those of these people who are known. */
  async findAll(ids: readonly string[]): Promise<Person[]> {
    const found = await this.collection.find({ _id: { $in: [...new Set(ids)] } }).toArray();
    return found.map(({ person }) => person);
  }

  /** Keeps the newer of what is known and what is said; true when that was news. */
  async keep({ person, version }: KnownPerson): Promise<boolean> {
    const older = { _id: person.id, version: { $lt: version } };
    const news = { $set: { person, version } };
    try {
      const { modifiedCount, upsertedCount } = await this.collection.updateOne(older, news, { upsert: true });
      return modifiedCount + upsertedCount > 0;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Somebody is known already: perhaps as new or newer, perhaps as older, told by somebody quicker.
      return (await this.collection.updateOne(older, news)).modifiedCount > 0;
    }
  }
}
