import { Injectable } from '@nestjs/common';
import { listingErrors } from '@vybac/contracts/listings';
import { AggregateStore, Outbox } from '@vybac/platform';
import type { ListingState } from './listing';

/** Keeps the listings, each with its reservation, queue and waiting events, in one document. */
@Injectable()
export class ListingsStore extends AggregateStore<ListingState> {
  constructor(outbox: Outbox) {
    super(outbox, {
      collection: 'listings',
      missing: listingErrors['listing.missing'],
      indexes: [
        [{ sellerId: 1, createdAt: -1, _id: -1 }],
        [{ sellerId: 1, status: 1 }],
        [{ 'reservation.until': 1 }, { partialFilterExpression: { status: 'reserved' } }],
      ],
    });
  }
}
