import { Injectable } from '@nestjs/common';
import { messagingErrors, type OfferStatus } from '@vybac/contracts/messaging';
import { AppError } from '@vybac/kit';
import { type Aggregate, type AggregateDocument, AggregateStore, isDuplicateKey, Outbox } from '@vybac/platform';
import type { NewEvent } from '@vybac/contracts';
import type { OfferState } from './offer';

type StoredOffer = Aggregate<OfferState>;

@Injectable()
export class OffersStore extends AggregateStore<OfferState> {
  constructor(outbox: Outbox) {
    super(outbox, {
      collection: 'offers',
      missing: messagingErrors['offer.missing'],
      indexes: [
        [{ openKey: 1 }, { unique: true, partialFilterExpression: { openKey: { $type: 'string' } } }],
        [{ listingId: 1, status: 1 }],
        [{ buyerId: 1, updatedAt: -1, _id: -1 }],
        [{ sellerId: 1, updatedAt: -1, _id: -1 }],
        [{ status: 1, expiresAt: 1 }],
      ],
    });
  }

  /** @throws AppError `offer.already_open` when the buyer has one on the listing */
  async open(id: string, state: OfferState, events: readonly NewEvent[]): Promise<StoredOffer> {
    try {
      return await this.create(id, state, events);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const same = await this.find(id);
      if (same) return same;
      throw new AppError(messagingErrors['offer.already_open']);
    }
  }

  /** @throws AppError `offer.missing`, for other people's as for none */
  async getForParty(actorId: string, id: string): Promise<StoredOffer> {
    const found = await this.collection.findOne({
      _id: id,
      $or: [{ buyerId: actorId }, { sellerId: actorId }],
    } as object);
    if (!found) throw new AppError(messagingErrors['offer.missing']);
    return offer(found);
  }

  async findMany(ids: readonly string[]): Promise<StoredOffer[]> {
    if (ids.length === 0) return [];
    return (await this.collection.find({ _id: { $in: ids } } as object).toArray()).map(offer);
  }

  async listForParty(
    actorId: string,
    filter: { listingId?: string | undefined; status?: OfferStatus | undefined },
    limit: number,
    before?: { updatedAt: Date; id: string },
  ): Promise<StoredOffer[]> {
    const conditions: object[] = [{ $or: [{ buyerId: actorId }, { sellerId: actorId }] }];
    if (filter.listingId) conditions.push({ listingId: filter.listingId });
    if (filter.status) conditions.push({ status: filter.status });
    if (before) {
      conditions.push({
        $or: [{ updatedAt: { $lt: before.updatedAt } }, { updatedAt: before.updatedAt, _id: { $lt: before.id } }],
      });
    }
    const found = await this.collection
      .find({ $and: conditions } as object)
      .sort({ updatedAt: -1, _id: -1 })
      .limit(limit)
      .toArray();
    return found.map(offer);
  }

  async openOn(listingId: string): Promise<StoredOffer[]> {
    return (await this.collection.find({ listingId, status: 'open' } as object).toArray()).map(offer);
  }

  async dueToExpire(now: Date, limit: number): Promise<string[]> {
    return this.idsOf({ status: 'open', expiresAt: { $lte: now } }, limit);
  }

  async interrupted(before: Date, limit: number): Promise<string[]> {
    return this.idsOf({ status: 'accepting', acceptingSince: { $lte: before } }, limit);
  }

  private async idsOf(filter: object, limit: number): Promise<string[]> {
    const found = await this.collection
      .find(filter, { projection: { _id: 1 } })
      .limit(limit)
      .toArray();
    return found.map(({ _id }) => _id);
  }
}

function offer(document: AggregateDocument<OfferState>): StoredOffer {
  const { _id: id, outbox: _outbox, outboxAt: _outboxAt, ...rest } = document;
  return { ...rest, id };
}
