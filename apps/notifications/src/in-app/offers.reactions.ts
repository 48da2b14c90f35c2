import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
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
import { NotificationsService } from './notifications.service';

type Fact = Pick<EventOf<typeof offerMade>, 'id' | 'time' | 'data'>;

/** What the two sides of an offer are told: whoever did not act learns of it. */
@Controller()
export class OffersReactions {
  constructor(private readonly notifications: NotificationsService) {}

  @On(offerMade, 'tell-offer-made')
  tellSellerWhenOfferMade(event: EventOf<typeof offerMade>): Promise<void> {
    return this.tellOther(event, 'offerMade');
  }

  @On(offerCountered, 'tell-offer-countered')
  tellOtherWhenOfferCountered(event: EventOf<typeof offerCountered>): Promise<void> {
    return this.tellOther(event, 'offerCountered');
  }

  @On(offerAccepted, 'tell-offer-accepted')
  tellOtherWhenOfferAccepted(event: EventOf<typeof offerAccepted>): Promise<void> {
    return this.tellOther(event, 'offerAccepted');
  }

  @On(offerDeclined, 'tell-offer-declined')
  tellOtherWhenOfferDeclined(event: EventOf<typeof offerDeclined>): Promise<void> {
    return this.tellOther(event, 'offerDeclined');
  }

  @On(offerWithdrawn, 'tell-offer-withdrawn')
  tellOtherWhenOfferWithdrawn(event: EventOf<typeof offerWithdrawn>): Promise<void> {
    return this.tellOther(event, 'offerWithdrawn');
  }

  @On(offerExpired, 'tell-offer-expired')
  async tellBothWhenOfferExpired(event: EventOf<typeof offerExpired>): Promise<void> {
    await this.tellBuyer(event, 'offerExpired');
    await this.tellSeller(event, 'offerExpired');
  }

  /** The item went another way: only the buyer is told, the seller knows. */
  @On(offerClosed, 'tell-offer-closed')
  tellBuyerWhenOfferClosed(event: EventOf<typeof offerClosed>): Promise<void> {
    const codes = { reserved: 'offerLostReserved', sold: 'offerLostSold', removed: 'offerLostRemoved' } as const;
    return this.tellBuyer(event, codes[event.data.because]);
  }

  private tellOther(event: Fact, code: string): Promise<void> {
    return event.data.by === 'buyer' ? this.tellSeller(event, code) : this.tellBuyer(event, code);
  }

  private tellBuyer(event: Fact, code: string): Promise<void> {
    const { buyerId, sellerId, sellerName } = event.data;
    return this.tell(event, code, buyerId, sellerId, sellerName);
  }

  private tellSeller(event: Fact, code: string): Promise<void> {
    const { buyerId, buyerName, sellerId } = event.data;
    return this.tell(event, code, sellerId, buyerId, buyerName);
  }

  private tell(event: Fact, code: string, recipientId: string, otherId: string, otherName: string): Promise<void> {
    const { offerId, listingId, listingTitle, amount } = event.data;
    return this.notifications.tell(event, {
      recipientId,
      type: 'message',
      code,
      values: { person: otherName, listing: listingTitle, amount: amount.amount, currency: amount.currency },
      link: `/chat/${otherId}?listing=${listingId}`,
      subject: `offer:${offerId}`,
    });
  }
}
