import { Injectable, Logger } from '@nestjs/common';
import type { OutputOf } from '@vybac/contracts';
import { findPeople } from '@vybac/contracts/identity';
import { type LeaderboardPreferences, leaderboardSize, type showLeaderboard } from '@vybac/contracts/rewards';
import { Clock } from '@vybac/kit';
import { ServiceClient } from '@vybac/platform';
import { LRUCache } from 'lru-cache';
import { PreferencesStore } from './preferences.store';
import { monthOf, type Sale } from './sale';
import { SalesStore } from './sales.store';

type Shown = OutputOf<typeof showLeaderboard>;

/** So many of the best are looked at for those who want to be seen. */
const candidates = 50;
/** How old the list may be, in milliseconds; older it is shown only while it cannot be made anew. */
const freshFor = 2_000;

/** Who sold most in this month. */
@Injectable()
export class Leaderboard {
  private readonly logger = new Logger('Leaderboard');
  private readonly made = new LRUCache<string, Shown>({
    max: 2,
    ttl: freshFor,
    allowStaleOnFetchRejection: true,
    fetchMethod: (month) => this.make(month),
  });

  constructor(
    private readonly sales: SalesStore,
    private readonly preferences: PreferencesStore,
    private readonly services: ServiceClient,
    private readonly clock: Clock,
  ) {}

  async show(): Promise<Shown> {
    const month = monthOf(this.clock.now());
    return (await this.made.fetch(month)) ?? { month, items: [] };
  }

  add(sale: Sale): Promise<void> {
    return this.sales.add(sale);
  }

  async preferencesOf(sellerId: string): Promise<LeaderboardPreferences> {
    return (await this.preferences.of([sellerId]))(sellerId);
  }

  async choose(sellerId: string, preferences: LeaderboardPreferences): Promise<LeaderboardPreferences> {
    await this.preferences.choose(sellerId, preferences);
    this.made.clear();
    return preferences;
  }

  private async make(month: string): Promise<Shown> {
    const best = await this.sales.top(month, candidates);
    const wishes = await this.preferences.of(best.map(({ sellerId }) => sellerId));
    const seen = best.filter(({ sellerId }) => !wishes(sellerId).isHidden).slice(0, leaderboardSize);
    const people = await this.peopleOf(seen.map(({ sellerId }) => sellerId));
    return {
      month,
      items: seen.flatMap(({ sellerId, salesCount, earned, currency }) => {
        const person = people.get(sellerId);
        if (!person) return [];
        const { name: sellerName, avatarUrl, verifiedSeller } = person;
        const totalEarnings = wishes(sellerId).hidesEarnings ? null : { amount: earned, currency };
        return [{ sellerId, sellerName, avatarUrl, verifiedSeller, salesCount, totalEarnings }];
      }),
    };
  }

  /** As they are now: a handful, asked for every few seconds at most. */
  private async peopleOf(ids: readonly string[]) {
    if (ids.length === 0) return new Map<string, never>();
    const { items } = await this.services.call(findPeople, { body: { ids: [...ids] } }).catch((error: unknown) => {
      this.logger.warn(`Identity did not say who the top sellers are: ${String(error)}`);
      throw error;
    });
    return new Map(items.map((person) => [person.id, person]));
  }
}
