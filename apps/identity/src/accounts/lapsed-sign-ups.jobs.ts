import { Injectable } from '@nestjs/common';
import { Clock } from '@vybac/kit';
import { Every } from '@vybac/platform';
import { forgetSignUp, hasLapsed } from '../people/lapsing';
import { confirmationLifetime } from '../people/mail-links';
import { PeopleStore } from '../people/people.store';
import { AccountNames } from './account-names';

/** Lets sign-ups lapse that nobody confirmed. The sweep of claims frees their names a minute later. */
@Injectable()
export class LapsedSignUpsJobs {
  constructor(
    private readonly people: PeopleStore,
    private readonly names: AccountNames,
    private readonly clock: Clock,
  ) {}

  @Every(60_000)
  async forgetLapsedSignUps(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - confirmationLifetime);
    for (const person of await this.people.findUnconfirmed(before)) {
      if (!person.account || !hasLapsed(person.account, now)) continue;
      // Opened for the sweep first: dying here costs nothing, because the sweep settles what the account still has.
      await this.names.letGoLater(person.account, person.id);
      if (person.kind === 'guest') await this.people.change(person.id, (current) => forgetSignUp(current, now));
      else await this.people.forget(person);
    }
  }
}
