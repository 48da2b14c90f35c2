import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import {
  listingChanged,
  listingPublished,
  listingReleased,
  listingRemoved,
  listingReserved,
  listingRestored,
  listingSold,
  type ListingStatus,
} from '@vybac/contracts/listings';
import { On } from '@vybac/platform';
import { ListingsStore } from './listings.store';

type Summary = EventOf<typeof listingPublished | typeof listingChanged | typeof listingRestored>;

@Controller()
export class ListingsReactions {
  constructor(private readonly listings: ListingsStore) {}

  @On(listingPublished, 'keep-published-listing')
  keepListingWhenPublished(event: EventOf<typeof listingPublished>): Promise<void> {
    return this.keep(event, 'active');
  }

  @On(listingChanged, 'keep-changed-listing')
  keepListingWhenChanged(event: EventOf<typeof listingChanged>): Promise<void> {
    return this.keep(event);
  }

  @On(listingRestored, 'keep-restored-listing')
  keepListingWhenRestored(event: EventOf<typeof listingRestored>): Promise<void> {
    return this.keep(event, 'active');
  }

  @On(listingReserved, 'keep-reserved-listing')
  markListingWhenReserved(event: EventOf<typeof listingReserved>): Promise<void> {
    return this.listings.setStatus(event.subject, event.aggregateversion, 'reserved');
  }

  @On(listingReleased, 'keep-released-listing')
  markListingWhenReleased(event: EventOf<typeof listingReleased>): Promise<void> {
    return this.listings.setStatus(event.subject, event.aggregateversion, 'active');
  }

  @On(listingSold, 'keep-sold-listing')
  markListingWhenSold(event: EventOf<typeof listingSold>): Promise<void> {
    return this.listings.setStatus(event.subject, event.aggregateversion, 'sold');
  }

  @On(listingRemoved, 'keep-removed-listing')
  markListingWhenRemoved(event: EventOf<typeof listingRemoved>): Promise<void> {
    return this.listings.setStatus(event.subject, event.aggregateversion, 'removed');
  }

  private keep(event: Summary, status?: ListingStatus): Promise<void> {
    const { listingId: id, title, price, imageUrl, sellerId } = event.data;
    return this.listings.keep(id, event.aggregateversion, {
      id,
      title,
      price,
      imageUrl,
      sellerId,
      ...(status ? { status } : {}),
    });
  }
}
