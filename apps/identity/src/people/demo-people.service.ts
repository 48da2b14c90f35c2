import { Injectable } from '@nestjs/common';
import { happened, type NewEvent } from '@vybac/contracts';
import { type Actor, personJoined } from '@vybac/contracts/identity';
import { Ids, lettersAndDigits } from '@vybac/kit';
import { AccountNames } from '../accounts/account-names';
import { drawGuestId, drawPin, drawPublicSuffix } from '../guests/guest';
import { SecretHash } from '../secrets/secret-hash';
import { newGuest, newUser } from './joining';
import { actorOf, factsOf, namesOf, type Person } from './person';
import { PeopleStore } from './people.store';

export interface DemoUser {
  readonly username: string;
  readonly fullName: string;
  readonly bio: string;
  readonly avatarUrl: string;
}

/** People of the demo neighbourhood. Nobody can sign in as one of them: their secrets are drawn and forgotten. */
@Injectable()
export class DemoPeopleService {
  constructor(
    private readonly people: PeopleStore,
    private readonly names: AccountNames,
    private readonly hash: SecretHash,
    private readonly ids: Ids,
  ) {}

  async find(id: string): Promise<Actor | null> {
    const person = await this.people.find(id);
    return person && actorOf(person, 'demo');
  }

  async bringGuest(id: string, joinedAt: Date): Promise<void> {
    const guestId = drawGuestId(this.ids);
    const pinHash = await this.hash.of(drawPin(this.ids));
    await this.keep(id, newGuest({ guestId, pinHash }, drawPublicSuffix(this.ids, guestId), joinedAt));
  }

  async bringUser(id: string, { username, fullName, bio, avatarUrl }: DemoUser, joinedAt: Date): Promise<void> {
    const email = `${username}@demo.vybac.example`;
    const passwordHash = await this.hash.of(this.ids.secret(lettersAndDigits, 32));
    const user = newUser({ username, email, passwordHash, language: 'en' }, joinedAt);
    const account = user.account && { ...user.account, confirmedAt: joinedAt };
    await this.names.hold({ username, email }, id, () =>
      this.keep(id, { ...user, ...namesOf(username, fullName), bio, avatarUrl, account }),
    );
  }

  private async keep(id: string, person: Person): Promise<void> {
    const events: NewEvent[] = [happened(personJoined, factsOf({ ...person, id }))];
    await this.people.createOnce(id, person, events);
  }
}
