import { Injectable } from '@nestjs/common';
import type { OutputOf, PersonSummary } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { findReservation, listingErrors, reserveListing } from '@vybac/contracts/listings';
import type { listOffers, Offer as OfferView, OfferStatus } from '@vybac/contracts/messaging';
import { AppError, Clock } from '@vybac/kit';
import { type Aggregate, Cursors, failpoint, RealtimePublisher, ServiceClient } from '@vybac/platform';
import { ConversationsService } from '../conversations/conversations.service';
import { ListingsStore } from '../listings/listings.store';
import { PeopleStore } from '../people/people.store';
import {
  beginAccepting,
  close,
  type ClosedBecause,
  counter,
  decline,
  expire,
  finishAccepting,
  make,
  type OfferDecision,
  type OfferState,
  partyOf,
  requireOfferable,
  revertAccepting,
  withdraw,
} from './offer';
import { OfferCards } from './offer-cards';
import { OffersStore } from './offers.store';
import { viewOf } from './offer.view';

type StoredOffer = Aggregate<OfferState>;

/** Refusals that mean the item went to somebody else or away. */
const lostTo: Readonly<Record<string, ClosedBecause>> = {
  'listing.reserved': 'reserved',
  'listing.sold': 'sold',
  'listing.not_for_sale': 'removed',
  'listing.missing': 'removed',
};

@Injectable()
export class OffersService {
  constructor(
    private readonly offers: OffersStore,
    private readonly cards: OfferCards,
    private readonly conversations: ConversationsService,
    private readonly listings: ListingsStore,
    private readonly people: PeopleStore,
    private readonly services: ServiceClient,
    private readonly realtime: RealtimePublisher,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  /**
   * @param amount in cents of the listing's currency
   * @throws AppError `listing.seller_away`, and why no offer can be made on it: see `requireOfferable`
   */
  async make(actor: Actor, id: string, listingId: string, amount: number): Promise<OfferView> {
    const listing = await this.listings.ask(listingId);
    requireOfferable(listing, actor.id);
    if (listing.sellerAway) throw new AppError(listingErrors['listing.seller_away']);
    const seller = await this.people.get(listing.sellerId);
    const conversation = await this.conversations.between(actor.id, listing.sellerId, listingId);
    const { state, events } = make(
      id,
      {
        conversationId: conversation.id,
        listingId,
        listingTitle: listing.title,
        buyerId: actor.id,
        buyerName: actor.name,
        sellerId: listing.sellerId,
        sellerName: seller?.name ?? '',
        amount: { amount, currency: listing.price.currency },
      },
      this.clock.now(),
    );
    return this.tell(await this.offers.open(id, state, events));
  }

  counter(actor: Actor, id: string, amount: number): Promise<OfferView> {
    return this.act(actor, id, (offer, now) =>
      counter(offer, partyOf(offer, actor.id), { ...offer.amount, amount }, now),
    );
  }

  decline(actor: Actor, id: string): Promise<OfferView> {
    return this.act(actor, id, (offer, now) => decline(offer, partyOf(offer, actor.id), now));
  }

  withdraw(actor: Actor, id: string): Promise<OfferView> {
    return this.act(actor, id, (offer, now) => withdraw(offer, partyOf(offer, actor.id), now));
  }

  /**
   * Three arrows, each safe to be interrupted at: the offer is `accepting`; listings reserves the item; the offer is
   * accepted. A job finishes or reverts what stopped in between.
   * @throws AppError `listing.reserved`, `listing.sold`, `listing.not_for_sale` when somebody was quicker;
   * `listing.seller_away` for the buyer, whose offer stays on the table
   */
  async accept(actor: Actor, id: string): Promise<OfferView> {
    await this.offers.getForParty(actor.id, id);
    const offer = await this.offers.change(id, (current) =>
      beginAccepting(current, partyOf(current, actor.id), this.clock.now()),
    );
    await failpoint('offer.accepting');
    const orderId = await this.reserve(offer);
    await failpoint('offer.reserved');
    const accepted = await this.offers.change(id, (current) => finishAccepting(current, orderId, this.clock.now()));
    await failpoint('offer.accepted');
    return this.tell(accepted);
  }

  /** Finishes or reverts an accept that was interrupted, as listings remembers it. */
  async resume(id: string): Promise<void> {
    const orderId = await this.services.call(findReservation, { params: { id } }).then(
      (reservation) => reservation.orderId,
      (error: unknown) => {
        if (error instanceof AppError && error.kind === 'missing') return null;
        throw error;
      },
    );
    const lost = orderId ? null : await this.goneBecause(id);
    const now = this.clock.now();
    await this.tell(
      await this.offers.change(id, (offer) => {
        if (offer.status !== 'accepting') return null;
        if (orderId) return finishAccepting(offer, orderId, now);
        return lost ? close(offer, lost, null, now) : revertAccepting(offer, now);
      }),
    );
  }

  /** Whether the item of an interrupted accept has gone another way meanwhile: then there is nothing to go back to. */
  private async goneBecause(offerId: string): Promise<ClosedBecause | null> {
    const { listingId, buyerId } = await this.offers.get(offerId);
    try {
      requireOfferable(await this.listings.ask(listingId), buyerId);
      return null;
    } catch (error) {
      const because = error instanceof AppError ? lostTo[error.code] : undefined;
      if (!because) throw error;
      return because;
    }
  }

  async expire(id: string): Promise<void> {
    await this.tell(await this.offers.change(id, (offer) => expire(offer, this.clock.now())));
  }

  /** The item went another way: open offers on it end. */
  async closeAll(
    listingId: string,
    because: ClosedBecause,
    won: { offerId: string | null; buyerId: string | null },
  ): Promise<void> {
    for (const { id } of await this.offers.openOn(listingId)) {
      if (id !== won.offerId) await this.closeOpen(id, because, won.buyerId);
    }
  }

  async show(actor: Actor, id: string): Promise<OfferView> {
    return this.view(await this.offers.getForParty(actor.id, id));
  }

  async list(
    actor: Actor,
    query: {
      cursor?: string | undefined;
      limit: number;
      listingId?: string | undefined;
      status?: OfferStatus | undefined;
    },
  ): Promise<OutputOf<typeof listOffers>> {
    const [updatedAt, id] = query.cursor ? this.cursors.open(query.cursor) : [];
    const before = id === undefined ? undefined : { updatedAt: new Date(Number(updatedAt)), id: String(id) };
    const found = await this.offers.listForParty(actor.id, query, query.limit + 1, before);
    const shown = found.slice(0, query.limit);
    const last = found.length > query.limit ? shown.at(-1) : undefined;
    const buyers = await this.people.find(shown.map(({ buyerId }) => buyerId));
    return {
      items: shown.map((offer) => viewOf(offer, personIn(buyers, offer.buyerId))),
      nextCursor: last ? this.cursors.seal([last.updatedAt.getTime(), last.id]) : null,
    };
  }

  /** The cards of these offers, by id. */
  async viewsOf(ids: readonly string[]): Promise<Map<string, OfferView>> {
    const offers = await this.offers.findMany(ids);
    const buyers = await this.people.find(offers.map(({ buyerId }) => buyerId));
    return new Map(offers.map((offer) => [offer.id, viewOf(offer, personIn(buyers, offer.buyerId))]));
  }

  /** Puts the card or notice of an offer's present state into its conversation; again and again is the same. */
  async postCard(id: string): Promise<void> {
    const offer = await this.offers.find(id);
    if (offer) await this.cards.post(offer, await this.view(offer));
  }

  private async act(
    actor: Actor,
    id: string,
    decide: (offer: StoredOffer, now: Date) => OfferDecision | null,
  ): Promise<OfferView> {
    await this.offers.getForParty(actor.id, id);
    return this.tell(await this.offers.change(id, (offer) => decide(offer, this.clock.now())));
  }

  private async reserve(offer: StoredOffer): Promise<string> {
    const { id, listingId, buyerId, sellerId, amount } = offer;
    const acceptedBySeller = offer.turn === 'seller';
    try {
      const body = { reservationId: id, buyerId, sellerId, amount, acceptedBySeller };
      const input = { params: { id: listingId }, body };
      return (await this.services.call(reserveListing, input, { idempotencyKey: id })).orderId;
    } catch (error) {
      if (error instanceof AppError && error.code === 'listing.seller_away')
        await this.tell(await this.offers.change(id, (current) => revertAccepting(current, this.clock.now())));
      const because = error instanceof AppError ? lostTo[error.code] : undefined;
      // Whether an unanswered call had its effect only listings knows; the job asks it.
      if (!because || !(error instanceof AppError)) throw error;
      await this.closeOne(id, because, null);
      throw new AppError(error, {
        ...(error.detail ? { detail: error.detail } : {}),
        data: { ...error.data, listingId },
      });
    }
  }

  /** Leaves one alone that is being accepted meanwhile: perhaps the item is free again and listings has just said yes. */
  private async closeOpen(id: string, because: ClosedBecause, wonBy: string | null): Promise<void> {
    const decide = (offer: StoredOffer) =>
      offer.status === 'open' ? close(offer, because, wonBy, this.clock.now()) : null;
    await this.tell(await this.offers.change(id, decide));
  }

  private async closeOne(id: string, because: ClosedBecause, wonBy: string | null): Promise<void> {
    await this.tell(await this.offers.change(id, (offer) => close(offer, because, wonBy, this.clock.now())));
  }

  private async tell(offer: StoredOffer): Promise<OfferView> {
    const view = await this.view(offer);
    await this.cards.post(offer, view);
    const { id: offerId, conversationId, version, buyerId, sellerId } = offer;
    this.realtime.push([`actor:${buyerId}`, `actor:${sellerId}`], 'offer', { offerId, conversationId, version });
    return view;
  }

  private async view(offer: StoredOffer): Promise<OfferView> {
    return viewOf(offer, personIn(await this.people.find([offer.buyerId]), offer.buyerId));
  }
}

function personIn(people: Map<string, PersonSummary>, id: string): PersonSummary {
  return people.get(id) ?? { id, kind: 'user', name: 'Deleted user', username: null, avatarUrl: null };
}
