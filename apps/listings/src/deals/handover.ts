import { happened } from '@vybac/contracts';
import { handoverTries, listingErrors, listingSold } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import type { Listing, ListingDecision, Reservation } from '../listings/listing';
import { closeOrder, openOrder, type OrderState } from './order';
import { type DealDecision, dealOf, requireReservation, type ReservationTerms } from './reservation';

/** A handover that was tried. `order` is null after a wrong code: then only the try is noted. */
export interface HandoverDecision extends ListingDecision {
  order: OrderState | null;
}

const windowMilliseconds = handoverTries.windowMinutes * 60_000;

/**
 * The seller enters the code that the buyer shows: the item is sold. Wrong tries are counted in the listing, so that many at
 * once count as many.
 *
 * @throws AppError `order.closed`; `order.code_limited` after 5 wrong codes within 15 minutes, whatever the code now
 */
export function handOver(listing: Listing, orderId: string, code: string, at: Date): HandoverDecision {
  const reservation = requireReservation(listing, orderId);
  const recent = reservation.wrongCodes.filter((wrong) => at.getTime() - wrong.at.getTime() < windowMilliseconds);
  const [first] = recent;
  if (first && recent.length >= handoverTries.max) {
    const remaining = first.at.getTime() + windowMilliseconds - at.getTime();
    throw new AppError(listingErrors['order.code_limited'], { retryAfterSeconds: Math.ceil(remaining / 1_000) });
  }
  // As people type digits: in groups, or full-width.
  if (code.normalize('NFKC').replace(/\s/g, '') !== reservation.handoverCode) {
    return { changes: { reservation: { ...reservation, wrongCodes: [...recent, { at }] } }, events: [], order: null };
  }
  return sell(listing, reservation, at);
}

/** A sale that took place in the past, of the demo neighbourhood. Null when the listing is not on sale any more. */
export function recordSale(listing: Listing, terms: ReservationTerms): DealDecision | null {
  if (listing.status !== 'active') return null;
  const { at, code, ...rest } = terms;
  return sell(listing, { ...rest, reservedAt: at, handoverCode: code, wrongCodes: [] }, at);
}

function sell(listing: Listing, reservation: Reservation, at: Date): DealDecision {
  const queuedActorIds = listing.queue.map(({ actorId }) => actorId);
  return {
    changes: {
      status: 'sold',
      soldAt: at,
      soldFor: reservation.amount.amount,
      reservation: null,
      queue: [],
      updatedAt: at,
    },
    events: [
      happened(listingSold, {
        ...dealOf(listing, reservation),
        ...(listing.demo && { demo: true as const }),
        queuedActorIds,
      }),
    ],
    order: closeOrder(openOrder(listing, reservation), { status: 'completed', at }),
  };
}
