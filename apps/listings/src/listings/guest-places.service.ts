import { Injectable } from '@nestjs/common';
import type { Actor } from '@vybac/contracts/identity';
import { listingErrors } from '@vybac/contracts/listings';
import { AppError, Clock } from '@vybac/kit';
import { GuestPlacesConfig } from './guest-places.config';
import { QuotasStore } from './quotas.store';

/** The places that guests have for listings. Users have no end of them. */
@Injectable()
export class GuestPlaces {
  constructor(
    private readonly quotas: QuotasStore,
    private readonly clock: Clock,
    private readonly config: GuestPlacesConfig,
  ) {}

  /** Puts a listing on sale by `work`, on one of the guest's places. @throws AppError `listing.guest_limit` */
  async take<Result>(
    owner: Pick<Actor, 'id' | 'kind'>,
    listingId: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (owner.kind !== 'guest') return work();
    const { limit } = this.config;
    const claimed = await this.quotas.claim(owner.id, listingId, limit, this.clock.now());
    if (!claimed) throw new AppError(listingErrors['listing.guest_limit'], { data: { limit } });
    try {
      const result = await work();
      await this.quotas.settle(owner.id, listingId);
      return result;
    } catch (error) {
      // Only a refusal leaves surely nothing behind; after a fault the sweep looks at what is there.
      if (error instanceof AppError) await this.free(owner.id, listingId, this.clock.now());
      throw error;
    }
  }

  /** The listing needs no place since `at`. */
  free(ownerId: string, listingId: string, at: Date): Promise<void> {
    return this.quotas.free(ownerId, listingId, at);
  }

  /** How many listings a guest may have, and how many more; null for users. */
  async of(owner: Pick<Actor, 'id' | 'kind'>): Promise<{ limit: number | null; remaining: number | null }> {
    if (owner.kind !== 'guest') return { limit: null, remaining: null };
    const { limit } = this.config;
    return { limit, remaining: Math.max(0, limit - (await this.quotas.taken(owner.id))) };
  }

  /** The guest is a user now. */
  lift(ownerId: string): Promise<void> {
    return this.quotas.lift(ownerId);
  }
}
