import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { guestUpgraded, personChanged, personJoined } from '@vybac/contracts/identity';
import { On } from '@vybac/platform';
import { ListingsService } from '../listings/listings.service';
import { PeopleService } from './people.service';

type PersonEvent = EventOf<typeof personJoined> | EventOf<typeof personChanged> | EventOf<typeof guestUpgraded>;

/** Keeps up with what identity says of people. */
@Controller()
export class PeopleReactions {
  constructor(
    private readonly people: PeopleService,
    private readonly listings: ListingsService,
  ) {}

  @On(personJoined, 'remember-person')
  rememberWhoJoined(event: EventOf<typeof personJoined>): Promise<void> {
    return this.remember(event);
  }

  @On(personChanged, 'refresh-seller')
  refreshSellerWhenPersonChanged(event: EventOf<typeof personChanged>): Promise<void> {
    return this.remember(event);
  }

  @On(guestUpgraded, 'upgrade-seller')
  async upgradeSellerWhenGuestUpgraded(event: EventOf<typeof guestUpgraded>): Promise<void> {
    await this.remember(event);
    await this.listings.liftGuestLimit(event.data.id);
  }

  private async remember({ data, aggregateversion }: PersonEvent): Promise<void> {
    const known = { person: data, version: aggregateversion };
    await this.people.remember(known);
    // Also when it was no news: the time before may have stopped half-way.
    await this.listings.refreshSeller(known);
  }
}
