import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@vybac/contracts';
import { browseQuery, feedPageSize, type ListingCard, type showFeed } from '@vybac/contracts/listings';
import { Clock } from '@vybac/kit';
import { BrowseService } from '../search/browse.service';
import { SkipsStore } from './skips.store';

/** So many pages are looked through for one: whoever has skipped more goes on with the next. */
const mostPages = 20;

/** Listings one by one. */
@Injectable()
export class Feed {
  constructor(
    private readonly browse: BrowseService,
    private readonly skips: SkipsStore,
    private readonly clock: Clock,
  ) {}

  /** @param actorId null for a visitor, whose skips only their browser knows; @throws AppError `cursor.invalid` */
  async page(actorId: string | null, cursor: string | undefined): Promise<OutputOf<typeof showFeed>> {
    const items: ListingCard[] = [];
    let next: string | null = cursor ?? null;
    for (let pages = 0; pages < mostPages && items.length < feedPageSize; pages += 1) {
      const query = browseQuery.parse({ sort: 'newest', limit: feedPageSize, ...(next && { cursor: next }) });
      const page = await this.browse.page(query);
      items.push(...(await this.unseen(actorId, page.items)));
      next = page.nextCursor;
      if (next === null) break;
    }
    return { items, nextCursor: next };
  }

  skip(actorId: string, listingId: string): Promise<void> {
    return this.skips.add(actorId, listingId, this.clock.now());
  }

  unskip(actorId: string, listingId: string): Promise<void> {
    return this.skips.remove(actorId, listingId);
  }

  startOver(actorId: string): Promise<void> {
    return this.skips.clear(actorId);
  }

  private async unseen(actorId: string | null, cards: readonly ListingCard[]): Promise<ListingCard[]> {
    if (actorId === null) return [...cards];
    const others = cards.filter(({ seller }) => seller.id !== actorId);
    const skipped = await this.skips.among(
      actorId,
      others.map(({ id }) => id),
    );
    return others.filter(({ id }) => !skipped.has(id));
  }
}
