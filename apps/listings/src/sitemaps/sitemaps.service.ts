import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@vybac/contracts';
import { type showSitemap, sitemapLength } from '@vybac/contracts/listings';
import { type Place, SitemapsStore } from './sitemaps.store';

const beginning = '0';

/**
 * Every active listing for search engines, oldest first, so that a new one changes the last sitemap alone. A sitemap begins
 * where it says and is as long as ever: whoever read the list of sitemaps before a listing went finds some listings twice, and
 * none missing.
 */
@Injectable()
export class Sitemaps {
  constructor(private readonly listings: SitemapsStore) {}

  /** Where each begins: one short walk along an index for every {@link sitemapLength} listings. */
  async starts(): Promise<string[]> {
    const starts = [beginning];
    for (let place: Place | null = null; ;) {
      place = await this.listings.placeBehind(place, sitemapLength);
      if (!place) return starts;
      starts.push(`${place.createdAt.getTime()}-${place._id}`);
    }
  }

  async of(start: string): Promise<OutputOf<typeof showSitemap>['items']> {
    const found = await this.listings.from(placeOf(start), sitemapLength);
    return found.map(({ _id, updatedAt }) => ({ id: _id, updatedAt: updatedAt.toISOString() }));
  }
}

function placeOf(start: string): Place | null {
  if (start === beginning) return null;
  const end = start.indexOf('-');
  return { createdAt: new Date(Number(start.slice(0, end))), _id: start.slice(end + 1) };
}
