import { Injectable } from '@nestjs/common';
import { Clock } from '@vybac/kit';
import { Every } from '@vybac/platform';
import type { Account } from '../people/person';
import { PeopleStore } from '../people/people.store';
import { type Claimable, ClaimsStore } from './claims.store';
import { usernameKey } from './username';

/** Far longer than a sign-up takes. */
const patience = 60_000;

/** Clears claims that were never settled: the process died between claim and account, or the account took other names. */
@Injectable()
export class ClaimsJobs {
  constructor(
    private readonly claims: ClaimsStore,
    private readonly people: PeopleStore,
    private readonly clock: Clock,
  ) {}

  @Every(10_000)
  async clearUnsettledClaims(): Promise<void> {
    await this.clear('username', ({ username }) => usernameKey(username));
    await this.clear('email', ({ email }) => email);
  }

  private async clear(kind: Claimable, keyOf: (account: Account) => string): Promise<void> {
    const before = new Date(this.clock.now().getTime() - patience);
    for (const { _id: key, actorId } of await this.claims.findUnsettled(kind, before)) {
      const account = (await this.people.find(actorId))?.account;
      if (account && keyOf(account) === key) await this.claims.settle(kind, key, actorId);
      else await this.claims.release(kind, key, actorId, before);
    }
  }
}
