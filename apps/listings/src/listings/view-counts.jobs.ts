import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Every } from '@vybac/platform';
import { LRUCache } from 'lru-cache';
import { ListingsStore } from './listings.store';

/** A viewer who comes back within this time, in milliseconds, is the same view. */
const sameViewFor = 60 * 60 * 1000;
const rememberedViews = 50_000;

/** Counts views off the request's path: noted in memory, written together every few seconds, once for each listing. */
@Injectable()
export class ViewCounts implements OnModuleDestroy {
  private readonly seen = new LRUCache<string, true>({ max: rememberedViews, ttl: sameViewFor });
  private pending = new Map<string, number>();

  constructor(private readonly listings: ListingsStore) {}

  /** @param viewer whatever tells viewers apart: an actor's id, or the address of a visitor */
  count(listingId: string, viewer: string): void {
    const view = `${listingId} ${viewer}`;
    if (this.seen.has(view)) return;
    this.seen.set(view, true);
    this.pending.set(listingId, (this.pending.get(listingId) ?? 0) + 1);
  }

  @Every(5_000)
  async write(): Promise<void> {
    const views = this.pending;
    this.pending = new Map();
    await this.listings.addViews(views);
  }

  async onModuleDestroy(): Promise<void> {
    await this.write();
  }
}
