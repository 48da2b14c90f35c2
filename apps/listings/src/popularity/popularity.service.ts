import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@vybac/contracts';
import { hotCount, type hotListings } from '@vybac/contracts/listings';
import { Clock } from '@vybac/kit';
import { LRUCache } from 'lru-cache';
import { type CountedActs, SellerDaysStore } from '../figures/seller-days.store';
import { cardOf } from '../listings/listing-view';
import { Pages } from '../search/pages.service';
import { ActsStore, type ListingAct } from './acts.store';
import { hotFor, weights, worthAt } from './heat';
import { type Gathered, PopularityStore } from './popularity.store';

const rememberedViews = 50_000;
/** More than so many views between two writes are a flood, and not counted. */
const mostPending = 20_000;

/** What people make of listings: counted once per person, act and day, off the request's path. */
@Injectable()
export class Popularity {
  /** Spares the database most repetitions; what it forgets, the database knows. */
  private readonly seen = new LRUCache<string, true>({ max: rememberedViews });
  private pending: ListingAct[] = [];

  constructor(
    private readonly acts: ActsStore,
    private readonly listings: PopularityStore,
    private readonly days: SellerDaysStore,
    private readonly pages: Pages,
    private readonly clock: Clock,
  ) {}

  /** @param by whatever tells viewers apart: an actor's id, or the address of a visitor */
  viewed(listingId: string, by: string): void {
    const key = `${this.clock.now().toISOString().slice(0, 10)} ${listingId} ${by}`;
    if (this.seen.has(key) || this.pending.length >= mostPending) return;
    this.seen.set(key, true);
    this.pending.push({ listingId, act: 'view', by });
  }

  /** Writes what was viewed meanwhile. */
  async writeViews(): Promise<void> {
    const acts = this.pending;
    this.pending = [];
    await this.count(acts);
  }

  /**
   * Counts each that is the first of its kind by this person today: at most once. What a crash cuts off between remembering and
   * counting is not counted for that day, which is better than counting it twice.
   */
  async count(acts: readonly ListingAct[]): Promise<void> {
    const now = this.clock.now();
    const gathered = new Map<string, Gathered>();
    const counted = new Map<string, CountedActs>();
    for (const { listingId, act } of await this.acts.firstToday(acts, now)) {
      const before = counted.get(listingId) ?? { views: 0, enquiries: 0 };
      counted.set(listingId, {
        views: before.views + (act === 'view' ? 1 : 0),
        enquiries: before.enquiries + (act === 'message' ? 1 : 0),
      });
      const { views, worth } = gathered.get(listingId) ?? { views: 0, worth: 0 };
      gathered.set(listingId, { views: views + (act === 'view' ? 1 : 0), worth: worth + weights[act] });
    }
    await Promise.all([this.listings.add(gathered, now), this.days.add(counted, now)]);
  }

  /** Hot Items This Week as bytes that may be half a second old. */
  hotPage(): Promise<Buffer> {
    return this.pages.bytes('hot', async () => Buffer.from(JSON.stringify(await this.hot())));
  }

  private async hot(): Promise<OutputOf<typeof hotListings>> {
    const now = this.clock.now();
    const hottest = await this.listings.hottest(new Date(now.getTime() - hotFor), hotCount);
    return {
      items: hottest.map((listing) => ({
        ...cardOf(listing._id, listing),
        trendScore: Math.round(worthAt(listing.heat, now) * 100) / 100,
      })),
    };
  }
}
