import { Injectable } from '@nestjs/common';
import { commonErrors, type EventOf, type InputOf, type OutputOf } from '@vybac/contracts';
import {
  type findReservation,
  type listingReleased,
  type listingReserved,
  type listingSold,
  type listOrders,
  type Order,
} from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import { Cursors } from '@vybac/platform';
import { ListingsStore } from '../listings/listings.store';
import { PeopleService } from '../people/people.service';
import { type Closing, closeOrder, openOrder, orderFor, type OrderState, partyOf, personOf } from './order';
import { OrdersStore } from './orders.store';

type ClosingEvent = EventOf<typeof listingReleased> | EventOf<typeof listingSold>;

/** Orders as their two people see them, and how they are kept true to the listings. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly orders: OrdersStore,
    private readonly listings: ListingsStore,
    private readonly people: PeopleService,
    private readonly cursors: Cursors,
  ) {}

  /** @throws AppError `resource.missing`, for other people's orders too */
  async show(actorId: string, id: string): Promise<Order> {
    const [shown] = await this.shownTo(actorId, [await this.get(actorId, id)]);
    if (!shown) throw new AppError(commonErrors['resource.missing']);
    return shown;
  }

  /** One's own orders on either side, newest first. @throws AppError `cursor.invalid` */
  async list(actorId: string, query: InputOf<typeof listOrders>['query']): Promise<OutputOf<typeof listOrders>> {
    const { role, status, cursor, limit } = query;
    const after = cursor === undefined ? null : (this.cursors.open(cursor) as [number, string]);
    const found = await this.orders.page({ participantId: actorId, role, status, after, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return {
      items: await this.shownTo(actorId, page),
      nextCursor: last ? this.cursors.seal([last.createdAt.getTime(), last.id]) : null,
    };
  }

  /** @throws AppError `resource.missing`, for other people's orders too */
  async get(actorId: string, id: string): Promise<OrderState> {
    const order = (await this.orders.findOf(actorId, id)) ?? (await this.insideListing(id));
    if (!order || !partyOf(order, actorId)) throw new AppError(commonErrors['resource.missing']);
    return order;
  }

  /** For whoever acts on the order itself: nobody's permission is asked. */
  async find(id: string): Promise<OrderState | null> {
    return (await this.insideListing(id)) ?? (await this.orders.find(id));
  }

  /** Was this reservation ever made? Also answers for closed orders. @throws AppError `resource.missing` */
  async reservation(id: string): Promise<OutputOf<typeof findReservation>> {
    const order = await this.find(id);
    if (!order) throw new AppError(commonErrors['resource.missing']);
    return { orderId: order.id, status: order.status };
  }

  /** Keeps what a version of the listing decided. */
  keep(order: OrderState, listingVersion: number): Promise<void> {
    return this.orders.keep(order, listingVersion);
  }

  /** Heals what a crash left out right after the reservation. A closed one heals when its closing arrives. */
  async keepReserved({ data, aggregateversion }: EventOf<typeof listingReserved>): Promise<void> {
    const listing = await this.listings.get(data.listingId);
    if (listing.reservation?.orderId !== data.orderId) return;
    await this.orders.keep(openOrder(listing, listing.reservation), aggregateversion);
  }

  /** Heals what a crash left out right after the closing. @throws Error while nobody can say who the buyer is */
  async keepClosed({ data, aggregateversion, time }: ClosingEvent, closing: Closing): Promise<void> {
    const { orderId, buyerId, listingId, amount, origin = 'offer', reservedAt = time } = data;
    if (!orderId || !buyerId) return;
    const [listing, buyer] = await Promise.all([this.listings.get(listingId), this.people.find(buyerId)]);
    if (!buyer) throw new Error(`Nobody says who ${buyerId} is`);
    const createdAt = new Date(reservedAt);
    const terms = {
      orderId,
      offerId: null,
      buyer: buyer.person,
      amount,
      origin,
      reservedAt: createdAt,
      until: createdAt,
    };
    const order = openOrder(listing, { ...terms, handoverCode: '', wrongCodes: [] });
    await this.orders.keep(closeOrder(order, closing), aggregateversion);
  }

  private async insideListing(orderId: string): Promise<OrderState | null> {
    const listing = await this.listings.reservedBy(orderId);
    // Between the two reads it may have been closed, and even reserved anew.
    return listing?.reservation?.orderId === orderId ? openOrder(listing, listing.reservation) : null;
  }

  /** With people as they are now: a guest may have become a user since. */
  private async shownTo(viewerId: string, orders: readonly OrderState[]): Promise<Order[]> {
    const people = await this.people.known(orders.flatMap(({ seller, buyer }) => [seller.id, buyer.id]));
    const now = (person: OrderState['buyer']) => personOf(people.get(person.id) ?? person);
    return orders.map((order) => orderFor({ ...order, seller: now(order.seller), buyer: now(order.buyer) }, viewerId));
  }
}
