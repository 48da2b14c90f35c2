import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import {
  findFavoriters,
  listingPriceDropped,
  listingReleased,
  listingReserved,
  listingSold,
} from '@vybac/contracts/listings';
import { On, ServiceClient } from '@vybac/platform';
import { NotificationsService } from './notifications.service';

type FavoriteFact = EventOf<
  typeof listingPriceDropped | typeof listingReserved | typeof listingReleased | typeof listingSold
>;

/** What becomes of a favorite, told to everybody who keeps it (rulings, Favourites work). */
@Controller()
export class FavoritesReactions {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly services: ServiceClient,
  ) {}

  @On(listingPriceDropped, 'tell-favorite-price-dropped')
  tellWhenPriceDropped(event: EventOf<typeof listingPriceDropped>): Promise<void> {
    const { title, price, lowestBefore } = event.data;
    const before = { before: lowestBefore.amount };
    return this.tellAll(event, 'favoritePriceDropped', { listing: title, ...price, ...before }, []);
  }

  @On(listingReserved, 'tell-favorite-reserved')
  tellWhenReserved(event: EventOf<typeof listingReserved>): Promise<void> {
    return this.tellAll(event, 'favoriteReserved', { listing: event.data.title }, [event.data.buyerId]);
  }

  @On(listingReleased, 'tell-favorite-released')
  tellWhenReleased(event: EventOf<typeof listingReleased>): Promise<void> {
    const { title, buyerId, queuedActorIds } = event.data;
    return this.tellAll(event, 'favoriteAvailable', { listing: title }, [buyerId, ...queuedActorIds]);
  }

  @On(listingSold, 'tell-favorite-sold')
  tellWhenSold(event: EventOf<typeof listingSold>): Promise<void> {
    const { title, buyerId, queuedActorIds } = event.data;
    return this.tellAll(event, 'favoriteSold', { listing: title }, [...(buyerId ? [buyerId] : []), ...queuedActorIds]);
  }

  /** @param others those who are told in other words */
  private async tellAll(
    event: FavoriteFact,
    code: string,
    values: Record<string, string | number>,
    others: readonly string[],
  ): Promise<void> {
    const { listingId } = event.data;
    const notification = { type: 'listing' as const, code, values, link: `/listing/${listingId}` };
    let after: string | undefined;
    do {
      const page = await this.services.call(findFavoriters, {
        params: { id: listingId },
        query: { ...(after !== undefined && { after }) },
      });
      for (const recipientId of page.actorIds) {
        if (others.includes(recipientId)) continue;
        await this.notifications.tell(event, { ...notification, recipientId, subject: `favorite:${listingId}` });
      }
      after = page.next ?? undefined;
    } while (after !== undefined);
  }
}
