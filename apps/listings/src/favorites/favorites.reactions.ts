import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { listingFavorited, listingUnfavorited } from '@vybac/contracts/listings';
import { On } from '@vybac/platform';
import { FavoritesService } from './favorites.service';

/** Listings say how many keep them. Counting again changes nothing. */
@Controller()
export class FavoritesReactions {
  constructor(private readonly favorites: FavoritesService) {}

  @On(listingFavorited, 'count-favorited')
  countWhenFavorited({ data }: EventOf<typeof listingFavorited>): Promise<void> {
    return this.favorites.recount(data.listingId);
  }

  @On(listingUnfavorited, 'count-unfavorited')
  countWhenUnfavorited({ data }: EventOf<typeof listingUnfavorited>): Promise<void> {
    return this.favorites.recount(data.listingId);
  }
}
