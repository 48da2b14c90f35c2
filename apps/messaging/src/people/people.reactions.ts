import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { guestUpgraded, personChanged, personJoined } from '@vybac/contracts/identity';
import { On } from '@vybac/platform';
import { PeopleStore } from './people.store';

@Controller()
export class PeopleReactions {
  constructor(private readonly people: PeopleStore) {}

  @On(personJoined, 'keep-person-who-joined')
  keepPersonWhenJoined(event: EventOf<typeof personJoined>): Promise<void> {
    return this.people.keep(event.data, event.aggregateversion);
  }

  @On(personChanged, 'keep-person-who-changed')
  keepPersonWhenChanged(event: EventOf<typeof personChanged>): Promise<void> {
    return this.people.keep(event.data, event.aggregateversion);
  }

  @On(guestUpgraded, 'keep-person-who-upgraded')
  keepPersonWhenUpgraded(event: EventOf<typeof guestUpgraded>): Promise<void> {
    return this.people.keep(event.data, event.aggregateversion);
  }
}
