import type { PersonSummary } from '@vybac/contracts';
import type { Offer as OfferView } from '@vybac/contracts/messaging';
import type { Aggregate } from '@vybac/platform';
import type { OfferState } from './offer';

/** The card as people see it. `accepting` lasts milliseconds and is shown as it is; nobody can act on it. */
export function viewOf(offer: Aggregate<OfferState>, buyer: PersonSummary): OfferView {
  const isOpen = offer.status === 'open';
  return {
    id: offer.id,
    conversationId: offer.conversationId,
    listingId: offer.listingId,
    listingTitle: offer.listingTitle,
    buyer,
    sellerId: offer.sellerId,
    status: offer.status,
    amount: offer.amount,
    turn: isOpen ? offer.turn : null,
    expiresAt: offer.expiresAt.toISOString(),
    history: offer.history.map(({ by, amount, at }) => ({ by, amount, at: at.toISOString() })),
    closedBecause: offer.closedBecause,
    orderId: offer.orderId,
    version: offer.version,
    createdAt: offer.createdAt.toISOString(),
    updatedAt: offer.updatedAt.toISOString(),
  };
}
