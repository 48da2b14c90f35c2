import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { listingReleased, listingReserved, listingSold } from '@vybac/contracts/listings';
import { On } from '@vybac/platform';
import { NotificationsService } from './notifications.service';

/** What buyer, seller and those who wait are told about a deal. */
@Controller()
export class ListingsReactions {
  constructor(private readonly notifications: NotificationsService) {}

  @On(listingReserved, 'tell-listing-reserved')
  async tellBothWhenReserved(event: EventOf<typeof listingReserved>): Promise<void> {
    const { buyerId, sellerId, orderId } = event.data;
    await this.tell(event, buyerId, 'reservedForYou', orderLink(orderId));
    await this.tell(event, sellerId, 'reservedYourItem', orderLink(orderId));
  }

  @On(listingReleased, 'tell-listing-released')
  async tellAllWhenReleased(event: EventOf<typeof listingReleased>): Promise<void> {
    const { buyerId, sellerId, orderId, cause, queuedActorIds, listingId } = event.data;
    const code = cause === 'lapsed' ? 'orderLapsed' : 'orderCancelled';
    await this.tell(event, buyerId, code, orderLink(orderId));
    await this.tell(event, sellerId, code, orderLink(orderId));
    for (const actorId of queuedActorIds) {
      if (actorId !== buyerId) await this.tell(event, actorId, 'availableAgain', `/listing/${listingId}`);
    }
  }

  @On(listingSold, 'tell-listing-sold')
  async tellAllWhenSold(event: EventOf<typeof listingSold>): Promise<void> {
    const { buyerId, sellerId, orderId, queuedActorIds, listingId } = event.data;
    const link = orderId ? orderLink(orderId) : `/listing/${listingId}`;
    await this.tell(event, sellerId, 'youSold', link);
    if (buyerId) await this.tell(event, buyerId, 'youBought', link);
    for (const actorId of queuedActorIds) {
      if (actorId !== buyerId) await this.tell(event, actorId, 'queuedItemSold', `/listing/${listingId}`);
    }
  }

  private tell(
    event: EventOf<typeof listingReserved | typeof listingReleased | typeof listingSold>,
    recipientId: string,
    code: string,
    link: string,
  ): Promise<void> {
    const { title, amount } = event.data;
    const values = { listing: title, amount: amount.amount, currency: amount.currency };
    return this.notifications.tell(event, { recipientId, type: 'listing', code, values, link, subject: null });
  }
}

function orderLink(orderId: string): string {
  return `/dashboard?tab=orders&order=${orderId}`;
}
