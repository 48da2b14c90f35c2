import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { listingRemoved, listingSold } from '@vybac/contracts/listings';
import { On } from '@vybac/platform';
import { GuestPlaces } from './guest-places.service';

/** What was sold or removed needs no place any more, however it came to that. */
@Controller()
export class GuestPlacesReactions {
  constructor(private readonly places: GuestPlaces) {}

  @On(listingSold, 'free-place-of-sold')
  freePlaceWhenSold({ data, time }: EventOf<typeof listingSold>): Promise<void> {
    return this.places.free(data.sellerId, data.listingId, new Date(time));
  }

  @On(listingRemoved, 'free-place-of-removed')
  freePlaceWhenRemoved({ data, time }: EventOf<typeof listingRemoved>): Promise<void> {
    return this.places.free(data.sellerId, data.listingId, new Date(time));
  }
}
