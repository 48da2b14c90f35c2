import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@vybac/kit';
import { Database, isDuplicateKey } from '@vybac/platform';

export type Claimable = 'username' | 'email';
export type ClaimOutcome = 'claimed' | 'own already' | 'taken';

export interface Claim {
  /** The name itself, lower-case: that is what makes it unique. */
  readonly _id: string;
  readonly actorId: string;
  readonly at: Date;
  /** The account that the claim was made for stands. */
  readonly settled: boolean;
}

/** Who may use a username or an e-mail address: claim first, write the account, settle (design §4.1). */
@Injectable()
export class ClaimsStore implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    const unsettled = { partialFilterExpression: { settled: false } };
    await Promise.all([
      this.of('username').createIndex({ at: 1 }, unsettled),
      this.of('email').createIndex({ at: 1 }, unsettled),
    ]);
  }

  /** Claiming one's own again opens it for the sweep until it is settled. */
  async claim(kind: Claimable, key: string, actorId: string): Promise<ClaimOutcome> {
    const claim = { at: this.clock.now(), settled: false };
    try {
      const { upsertedCount } = await this.of(kind).updateOne({ _id: key, actorId }, { $set: claim }, { upsert: true });
      return upsertedCount === 1 ? 'claimed' : 'own already';
    } catch (error) {
      if (isDuplicateKey(error)) return 'taken';
      throw error;
    }
  }

  async settle(kind: Claimable, key: string, actorId: string): Promise<void> {
    await this.of(kind).updateOne({ _id: key, actorId }, { $set: { settled: true } });
  }

  /** Gives up a claim of `before` or earlier, unless it was settled or made again since. */
  async release(kind: Claimable, key: string, actorId: string, before: Date): Promise<void> {
    await this.of(kind).deleteOne({ _id: key, actorId, settled: false, at: { $lte: before } });
  }

  /** Those of these names that somebody holds. */
  async held(kind: Claimable, keys: readonly string[]): Promise<ReadonlySet<string>> {
    const claims = await this.of(kind)
      .find({ _id: { $in: [...keys] } })
      .project<{ _id: string }>({ _id: 1 })
      .toArray();
    return new Set(claims.map(({ _id }) => _id));
  }

  /** Opens a settled claim for the sweep, before the account lets go of the name. */
  async unsettle(kind: Claimable, key: string, actorId: string): Promise<void> {
    await this.of(kind).updateOne({ _id: key, actorId }, { $set: { settled: false, at: this.clock.now() } });
  }

  findUnsettled(kind: Claimable, before: Date): Promise<Claim[]> {
    return this.of(kind)
      .find({ settled: false, at: { $lte: before } })
      .limit(100)
      .toArray();
  }

  private of(kind: Claimable) {
    return this.database.connection.collection<Claim>(`${kind}_claims`);
  }
}
