import { Injectable } from '@nestjs/common';
import { commonErrors, type InputOf, type OutputOf } from '@vybac/contracts';
import type { Actor, Away } from '@vybac/contracts/identity';
import { handoverCodeLength, listingErrors, type Order, type reserveListing } from '@vybac/contracts/listings';
import { AppError, Clock, digits, Ids, type Money } from '@vybac/kit';
import { failpoint, RealtimePublisher } from '@vybac/platform';
import { type Listing, priceOf } from '../listings/listing';
import { ListingsStore } from '../listings/listings.store';
import { PeopleService } from '../people/people.service';
import { DealsConfig } from './deals.config';
import { handOver, type HandoverDecision, recordSale } from './handover';
import { type OrderState, partyOf, personOf } from './order';
import { OrdersService } from './orders.service';
import { lapse, release, type ReservationTerms, reserve } from './reservation';

/** What people do with deals. Each is one write of the listing; the order follows from it. */
@Injectable()
export class DealsService {
  constructor(
    private readonly listings: ListingsStore,
    private readonly orders: OrdersService,
    private readonly people: PeopleService,
    private readonly realtime: RealtimePublisher,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly config: DealsConfig,
  ) {}

  /**
   * Reserves at the asking price.
   * @param orderId the same id twice is one order
   * @throws AppError `listing.missing`, and why it cannot be bought: see `reserve`
   */
  async buyNow(actor: Actor, listingId: string, orderId: string): Promise<Order> {
    const buyer = personOf(actor);
    const sellerAway = await this.sellerAway(listingId);
    await this.reserve(listingId, orderId, (listing) => ({
      ...this.terms(orderId, buyer, priceOf(listing)),
      sellerAway,
      origin: 'buy-now',
      offerId: null,
    }));
    return this.orders.show(actor.id, orderId);
  }

  /**
   * Reserves for the buyer of an accepted offer.
   * @throws AppError `listing.missing`, `service.unavailable`, and why it cannot be bought: see `reserve`
   */
  async reserveForOffer(
    listingId: string,
    offer: InputOf<typeof reserveListing>['body'],
  ): Promise<OutputOf<typeof reserveListing>> {
    const { reservationId, buyerId, sellerId, amount, acceptedBySeller } = offer;
    const buyer = await this.people.find(buyerId);
    if (!buyer) throw new AppError(commonErrors['service.unavailable']);
    const sellerAway = acceptedBySeller ? null : await this.people.awayNow(sellerId);
    const { id, reservedUntil } = await this.reserve(listingId, reservationId, (listing) => {
      if (listing.sellerId !== sellerId) throw new AppError(listingErrors['listing.missing']);
      const terms = { ...this.terms(reservationId, personOf(buyer.person), amount), sellerAway };
      return { ...terms, origin: 'offer', offerId: reservationId };
    });
    return { orderId: id, until: reservedUntil.toISOString() };
  }

  /**
   * The seller enters the buyer's code: sold.
   * @throws AppError `resource.missing`, `listing.not_yours`, `order.closed`, `order.wrong_code`, `order.code_limited`
   */
  async handOver(actorId: string, orderId: string, code: string): Promise<Order> {
    const order = await this.orders.get(actorId, orderId);
    if (partyOf(order, actorId) !== 'seller') throw new AppError(listingErrors['listing.not_yours']);
    const sold = await this.decide(order.listing.id, (listing) => handOver(listing, orderId, code, this.clock.now()));
    if (!sold) throw new AppError(listingErrors['order.wrong_code']);
    return this.orders.show(actorId, orderId);
  }

  /** Either side steps back. @throws AppError `resource.missing`, `order.closed` */
  async cancel(actorId: string, orderId: string, reason: string): Promise<Order> {
    const order = await this.orders.get(actorId, orderId);
    const by = partyOf(order, actorId) ?? 'buyer';
    await this.decide(order.listing.id, (listing) =>
      release(listing, orderId, { cause: 'cancelled', by, reason }, this.clock.now()),
    );
    return this.orders.show(actorId, orderId);
  }

  /** Releases a listing if its time is over; true when this call did it. */
  async lapse(listingId: string): Promise<boolean> {
    return (await this.decide(listingId, (listing) => lapse(listing, this.clock.now()))) !== null;
  }

  /** Ids of listings whose time is over. */
  overdue(limit: number): Promise<string[]> {
    return this.listings.overdue(this.clock.now(), limit);
  }

  /**
   * A sale of the demo neighbourhood, in the past. Does nothing when the listing is not on sale any more.
   * @throws AppError `listing.missing`; `resource.missing` when nobody knows the buyer
   */
  async recordSale(listingId: string, buyerId: string, amount: Money, at: Date): Promise<void> {
    const buyer = await this.people.find(buyerId);
    if (!buyer) throw new AppError(commonErrors['resource.missing']);
    const terms = { ...this.terms(this.ids.next(), personOf(buyer.person), amount), at, until: at };
    await this.decide(listingId, (listing) => recordSale(listing, { ...terms, origin: 'offer', offerId: null }));
  }

  private async sellerAway(listingId: string): Promise<Away | null> {
    const listing = await this.listings.findShown(listingId);
    return listing && this.people.awayNow(listing.sellerId);
  }

  private terms(orderId: string, buyer: ReservationTerms['buyer'], amount: Money) {
    const at = this.clock.now();
    const until = new Date(at.getTime() + this.config.reservationMilliseconds);
    return { orderId, buyer, amount, at, until, code: this.ids.secret(digits, handoverCodeLength) };
  }

  /** The order of this id, also when it was made before and is closed since: the same reservation twice answers alike. */
  private async reserve(
    listingId: string,
    orderId: string,
    terms: (listing: Listing) => ReservationTerms,
  ): Promise<OrderState> {
    const order =
      (await this.orders.find(orderId)) ??
      (await this.decide(listingId, (listing) => reserve(listing, terms(listing)))) ??
      (await this.orders.find(orderId));
    if (!order) throw new AppError(commonErrors['conflict.busy']);
    return order;
  }

  /** Lets a rule decide. What it decided is kept as the order's new state and told to its two people; null when it did nothing. */
  private async decide(
    listingId: string,
    rule: (listing: Listing) => HandoverDecision | null,
  ): Promise<OrderState | null> {
    const decided: { order: OrderState | null } = { order: null };
    const { version } = await this.listings.change(listingId, (listing) => {
      const decision = rule(listing);
      decided.order = decision?.order ?? null;
      return decision;
    });
    const { order } = decided;
    if (!order) return null;
    await failpoint('deals.before-order');
    await this.orders.keep(order, version);
    this.realtime.push([`actor:${order.buyer.id}`, `actor:${order.seller.id}`], 'order', { orderId: order.id });
    return order;
  }
}
