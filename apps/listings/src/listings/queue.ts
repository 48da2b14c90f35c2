import { listingErrors } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import { isPublic, type Listing, type ListingDecision, queueLimit } from './listing';

/**
 * Waits for a reserved listing. Null when one waits already.
 * @throws AppError `listing.own`; `listing.transition` when it is not reserved, reserved for oneself, or the queue is full
 */
export function joinQueue(listing: Listing, actorId: string, at: Date): ListingDecision | null {
  if (!isPublic(listing)) throw new AppError(listingErrors['listing.missing']);
  if (listing.sellerId === actorId) throw new AppError(listingErrors['listing.own']);
  if (isQueued(listing, actorId)) return null;
  const reservedForOthers = listing.status === 'reserved' && listing.reservation?.buyer.id !== actorId;
  if (!reservedForOthers || listing.queue.length >= queueLimit) throw new AppError(listingErrors['listing.transition']);
  return { changes: { queue: [...listing.queue, { actorId, at }] }, events: [] };
}

/** Null when one does not wait. */
export function leaveQueue(listing: Listing, actorId: string): ListingDecision | null {
  if (!isQueued(listing, actorId)) return null;
  return { changes: { queue: listing.queue.filter((waiting) => waiting.actorId !== actorId) }, events: [] };
}

export function isQueued(listing: Pick<Listing, 'queue'>, actorId: string): boolean {
  return listing.queue.some((waiting) => waiting.actorId === actorId);
}
