import { createHmac, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, isDuplicateKey, unjournaled } from '@vybac/platform';
import type { Collection } from 'mongoose';
import type { Act } from './heat';

/** Somebody did something about a listing. */
export interface ListingAct {
  readonly listingId: string;
  readonly act: Act;
  /** Whatever tells people apart: an actor's id, or the address of a visitor. Never stored. */
  readonly by: string;
}

const day = 24 * 60 * 60 * 1_000;
const secretLength = 32;

/**
 * Knows which acts were counted today, and cannot say whose they were: an act is kept as a hash with a secret of the day, and
 * the secret is thrown away after the next. Both vanish by themselves.
 */
@Injectable()
export class ActsStore implements OnModuleInit {
  private readonly counted: Collection<{ _id: string; until: Date }>;
  private readonly secrets: Collection<{ _id: string; secret: string; until: Date }>;
  private known: { date: string; secret: string } | null = null;

  constructor(database: Database) {
    this.counted = database.connection.collection('counted_acts');
    this.secrets = database.connection.collection('acts_secrets');
  }

  async onModuleInit(): Promise<void> {
    for (const collection of [this.counted, this.secrets])
      await collection.createIndex({ until: 1 }, { expireAfterSeconds: 0 });
  }

  /** Those that are the first of their kind by this person on this day (UTC). */
  async firstToday(acts: readonly ListingAct[], now: Date): Promise<ListingAct[]> {
    if (acts.length === 0) return [];
    const date = now.toISOString().slice(0, 10);
    const secret = await this.secretOf(date);
    const until = new Date(Date.parse(date) + 2 * day);
    const keyed = new Map(acts.map((one) => [keyOf(one, secret), one]));
    const repeated = await this.insert([...keyed.keys()].map((_id) => ({ _id, until })));
    return [...keyed].flatMap(([key, act]) => (repeated.has(key) ? [] : [act]));
  }

  /** Answers the keys that were there before. */
  private async insert(documents: readonly { _id: string; until: Date }[]): Promise<Set<string>> {
    try {
      // Not waited for on disk: what a crash forgets counts once more.
      await this.counted.insertMany([...documents], { ordered: false, ...unjournaled });
      return new Set();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const { writeErrors } = error as { writeErrors?: readonly { index: number }[] };
      return new Set((writeErrors ?? []).flatMap(({ index }) => documents[index]?._id ?? []));
    }
  }

  /** The same in every process. */
  private async secretOf(date: string): Promise<string> {
    if (this.known?.date === date) return this.known.secret;
    const drawn = randomBytes(secretLength).toString('hex');
    const until = new Date(Date.parse(date) + 2 * day);
    const kept = await this.secrets.findOneAndUpdate(
      { _id: date },
      { $setOnInsert: { secret: drawn, until } },
      { upsert: true, returnDocument: 'after' },
    );
    const secret = kept?.secret ?? drawn;
    this.known = { date, secret };
    return secret;
  }
}

function keyOf({ listingId, act, by }: ListingAct, secret: string): string {
  return createHmac('sha256', secret).update(`${act}\n${listingId}\n${by}`).digest('base64url').slice(0, 22);
}
