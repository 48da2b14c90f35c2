import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { listingRemoved, listingReserved, listingSold } from '@vybac/contracts/listings';
import {
  offerAccepted,
  offerClosed,
  offerCountered,
  offerDeclined,
  offerExpired,
  offerMade,
  offerWithdrawn,
} from '@vybac/contracts/messaging';
import { On } from '@vybac/platform';
import { OffersService } from './offers.service';

@Controller()
export class OffersReactions {
  constructor(private readonly offers: OffersService) {}

  @On(listingReserved, 'close-offers-on-reserved')
  closeOffersWhenListingReserved({ data }: EventOf<typeof listingReserved>): Promise<void> {
    // An order made from an offer has the offer's id.
    return this.offers.closeAll(data.listingId, 'reserved', { offerId: data.orderId, buyerId: data.buyerId });
  }

  @On(listingSold, 'close-offers-on-sold')
  closeOffersWhenListingSold({ data }: EventOf<typeof listingSold>): Promise<void> {
    return this.offers.closeAll(data.listingId, 'sold', { offerId: data.orderId, buyerId: data.buyerId });
  }

  @On(listingRemoved, 'close-offers-on-removed')
  closeOffersWhenListingRemoved({ data }: EventOf<typeof listingRemoved>): Promise<void> {
    return this.offers.closeAll(data.listingId, 'removed', { offerId: null, buyerId: null });
  }

  // An offer's card and notices are posted by whoever changes it; these heal what a crash left unsaid.

  @On(offerMade, 'post-made-offer')
  postCardWhenMade({ data }: EventOf<typeof offerMade>): Promise<void> {
    return this.offers.postCard(data.offerId);
  }

  @On(offerCountered, 'post-countered-offer')
  postCardWhenCountered({ data }: EventOf<typeof offerCountered>): Promise<void> {
    return this.offers.postCard(data.offerId);
  }

  @On(offerAccepted, 'post-accepted-offer')
  postCardWhenAccepted({ data }: EventOf<typeof offerAccepted>): Promise<void> {
    return this.offers.postCard(data.offerId);
  }

  @On(offerDeclined, 'post-declined-offer')
  postCardWhenDeclined({ data }: EventOf<typeof offerDeclined>): Promise<void> {
    return this.offers.postCard(data.offerId);
  }

  @On(offerWithdrawn, 'post-withdrawn-offer')
  postCardWhenWithdrawn({ data }: EventOf<typeof offerWithdrawn>): Promise<void> {
    return this.offers.postCard(data.offerId);
  }

  @On(offerExpired, 'post-expired-offer')
  postCardWhenExpired({ data }: EventOf<typeof offerExpired>): Promise<void> {
    return this.offers.postCard(data.offerId);
  }

  @On(offerClosed, 'post-closed-offer')
  postCardWhenClosed({ data }: EventOf<typeof offerClosed>): Promise<void> {
    return this.offers.postCard(data.offerId);
  }
}
