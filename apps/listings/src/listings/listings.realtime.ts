import { Injectable } from '@nestjs/common';
import { RealtimePublisher } from '@vybac/platform';
import { ListingsStore } from './listings.store';

/** Whoever is looking at a listing hears at once that it changed. */
@Injectable()
export class ListingsRealtime {
  constructor(listings: ListingsStore, realtime: RealtimePublisher) {
    listings.onWrite((listing) => {
      if (!listing) return;
      realtime.push([`listing:${listing.id}`], 'listing', { listingId: listing.id, status: listing.status });
    });
  }
}
