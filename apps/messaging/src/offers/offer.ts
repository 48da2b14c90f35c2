import { happened, type NewEvent } from '@vybac/contracts';
import { listingErrors, type ListingStatus } from '@vybac/contracts/listings';
import {
  messagingErrors,
  offerAccepted,
  offerClosed,
  offerCountered,
  offerDeclined,
  offerExpired,
  offerHours,
  offerMade,
  type OfferStatus,
  offerWithdrawn,
} from '@vybac/contracts/messaging';
import { AppError, type Money, transitions } from '@vybac/kit';

export type Party = 'buyer' | 'seller';
export type ClosedBecause = 'reserved' | 'sold' | 'removed';

/** One negotiation of one buyer about one listing (rulings, Deals → Offers). */
export interface OfferState {
  conversationId: string;
  listingId: string;
  listingTitle: string;
  buyerId: string;
  buyerName: string;
  sellerId: string;
  sellerName: string;
  status: OfferStatus;
  amount: Money;
  /** Who may accept, decline or counter; the other one may withdraw. */
  turn: Party;
  expiresAt: Date;
  history: { by: Party; amount: Money; at: Date }[];
  closedBecause: ClosedBecause | null;
  orderId: string | null;
  acceptingSince: Date | null;
  /** While it is open: unique, so that a buyer has one open offer on a listing. */
  openKey: string | undefined;
  createdAt: Date;
  updatedAt: Date;
}

export type Offer = OfferState & { readonly id: string };

export interface OfferDecision {
  changes: Partial<OfferState>;
  events: NewEvent[];
}

/**
 * `accepting` lasts as long as asking listings to reserve: then it is accepted, or closed because somebody was quicker, or
 * open again because nobody answered (design §4.8).
 */
export const offerStates = transitions<OfferStatus>({
  open: ['accepting', 'declined', 'withdrawn', 'expired', 'closed'],
  accepting: ['accepted', 'closed', 'open'],
  accepted: [],
  declined: [],
  withdrawn: [],
  expired: [],
  closed: [],
});

const lifetime = offerHours * 60 * 60 * 1_000;
const other: Readonly<Record<Party, Party>> = { buyer: 'seller', seller: 'buyer' };

/** Whether an offer can be made on a listing at all. */
export function requireOfferable(
  listing: { sellerId: string; status: ListingStatus; price: Money },
  buyerId: string,
): void {
  if (listing.sellerId === buyerId) throw new AppError(messagingErrors['offer.own_listing']);
  if (listing.status === 'reserved') throw new AppError(listingErrors['listing.reserved']);
  if (listing.status === 'sold') throw new AppError(listingErrors['listing.sold']);
  if (listing.status !== 'active') throw new AppError(listingErrors['listing.not_for_sale']);
  if (listing.price.amount === 0) throw new AppError(messagingErrors['offer.free_listing']);
}

export type NewOffer = Pick<
  OfferState,
  'conversationId' | 'listingId' | 'listingTitle' | 'buyerId' | 'buyerName' | 'sellerId' | 'sellerName' | 'amount'
>;

export function make(id: string, offer: NewOffer, now: Date): { state: OfferState; events: NewEvent[] } {
  const state: OfferState = {
    ...offer,
    status: 'open',
    turn: 'seller',
    expiresAt: new Date(now.getTime() + lifetime),
    history: [{ by: 'buyer', amount: offer.amount, at: now }],
    closedBecause: null,
    orderId: null,
    acceptingSince: null,
    openKey: openKeyOf(offer.listingId, offer.buyerId),
    createdAt: now,
    updatedAt: now,
  };
  return { state, events: [happened(offerMade, fact({ ...state, id }, 'buyer'))] };
}

/** @throws AppError `offer.missing` for anybody else */
export function partyOf(offer: Offer, actorId: string): Party {
  if (offer.buyerId === actorId) return 'buyer';
  if (offer.sellerId === actorId) return 'seller';
  throw new AppError(messagingErrors['offer.missing']);
}

/** Puts another amount on the table, which voids the one before, and turns the table. */
export function counter(offer: Offer, by: Party, amount: Money, now: Date): OfferDecision {
  requireTurn(offer, by, now);
  const changes = {
    amount,
    turn: other[by],
    expiresAt: new Date(now.getTime() + lifetime),
    history: [...offer.history, { by, amount, at: now }],
    updatedAt: now,
  };
  return { changes, events: [happened(offerCountered, fact({ ...offer, ...changes }, by))] };
}

/** First arrow of accepting: nobody else may act on the offer until listings has answered. */
export function beginAccepting(offer: Offer, by: Party, now: Date): OfferDecision {
  requireTurn(offer, by, now);
  return { changes: { status: 'accepting', acceptingSince: now, updatedAt: now }, events: [] };
}

/** Last arrow: listings has reserved the item for the buyer. */
export function finishAccepting(offer: Offer, orderId: string, now: Date): OfferDecision | null {
  if (offer.status === 'accepted') return null;
  const end = ending(offer, 'accepted', now);
  return { changes: { ...end, orderId }, events: [happened(offerAccepted, { ...fact(offer, offer.turn), orderId })] };
}

/** Nobody answered: as if it had not been tried. */
export function revertAccepting(offer: Offer, now: Date): OfferDecision | null {
  if (offer.status !== 'accepting') return null;
  return { changes: { status: 'open', acceptingSince: null, updatedAt: now }, events: [] };
}

export function decline(offer: Offer, by: Party, now: Date): OfferDecision {
  requireTurn(offer, by, now);
  return { changes: ending(offer, 'declined', now), events: [happened(offerDeclined, fact(offer, by))] };
}

/** Takes back one's own amount: possible while it is the other's turn. */
export function withdraw(offer: Offer, by: Party, now: Date): OfferDecision {
  requireOpen(offer, now);
  if (offer.turn === by) throw new AppError(messagingErrors['offer.not_your_turn']);
  return { changes: ending(offer, 'withdrawn', now), events: [happened(offerWithdrawn, fact(offer, by))] };
}

export function expire(offer: Offer, now: Date): OfferDecision | null {
  if (offer.status !== 'open' || offer.expiresAt > now) return null;
  return { changes: ending(offer, 'expired', now), events: [happened(offerExpired, fact(offer, null))] };
}

/** The item went another way. A buyer who bought it otherwise has withdrawn. */
export function close(offer: Offer, because: ClosedBecause, wonBy: string | null, now: Date): OfferDecision | null {
  if (offer.status !== 'open' && offer.status !== 'accepting') return null;
  if (wonBy === offer.buyerId) {
    return { changes: ending(offer, 'closed', now), events: [happened(offerWithdrawn, fact(offer, 'buyer'))] };
  }
  const changes = { ...ending(offer, 'closed', now), closedBecause: because };
  return { changes, events: [happened(offerClosed, { ...fact(offer, null), because })] };
}

export function openKeyOf(listingId: string, buyerId: string): string {
  return `${listingId} ${buyerId}`;
}

function ending(offer: Offer, status: OfferStatus, now: Date): Partial<OfferState> {
  if (!offerStates.allows(offer.status, status)) throw new AppError(messagingErrors['offer.closed']);
  return { status, acceptingSince: null, openKey: undefined, updatedAt: now };
}

function requireOpen(offer: Offer, now: Date): void {
  if (offer.status !== 'open' || offer.expiresAt <= now) throw new AppError(messagingErrors['offer.closed']);
}

function requireTurn(offer: Offer, by: Party, now: Date): void {
  requireOpen(offer, now);
  if (offer.turn !== by) throw new AppError(messagingErrors['offer.not_your_turn']);
}

function fact(offer: Offer, by: Party | null) {
  const {
    id: offerId,
    conversationId,
    listingId,
    listingTitle,
    buyerId,
    buyerName,
    sellerId,
    sellerName,
    amount,
  } = offer;
  return { offerId, conversationId, listingId, listingTitle, buyerId, buyerName, sellerId, sellerName, amount, by };
}
