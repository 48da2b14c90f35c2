import { type Call, type CallOptions, createCall } from '@vybac/client';
import type { AnyRoute, CallOf, OutputOf } from '@vybac/contracts';
import type { Actor, GuestCredentials } from '@vybac/contracts/identity';
import {
  buyNow,
  cancelOrder,
  completeHandover,
  editListing,
  type Listing,
  listOrders,
  type ListingFields,
  type Order,
  publishListing,
  removeListing,
  showListing,
  showOrder,
} from '@vybac/contracts/listings';
import {
  acceptOffer,
  type Conversation,
  counterOffer,
  declineOffer,
  listMessages,
  makeOffer,
  type Message,
  type Offer,
  openConversation,
  sendMessage,
  withdrawOffer,
} from '@vybac/contracts/messaging';
import { listNotifications, type Notification } from '@vybac/contracts/notifications';
import { randomUUID } from 'node:crypto';

export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Somebody who uses the marketplace over HTTP as any API client would. Methods read as sentences: `ana.publishes(aBike())`. */
export class Person {
  private readonly send: Call;

  constructor(
    readonly origin: string,
    readonly actor: Actor,
    readonly session: Session,
    /** Guests only. */
    readonly credentials: GuestCredentials | null,
    fetch: typeof globalThis.fetch,
    private readonly leave: () => Promise<void>,
  ) {
    this.send = createCall({ origin, fetch });
  }

  get id(): string {
    return this.actor.id;
  }

  /** Any route, in this person's name. */
  call<R extends AnyRoute>(
    route: R,
    input: CallOf<R>,
    options: Pick<CallOptions, 'idempotencyKey' | 'signal'> = {},
  ): Promise<OutputOf<R>> {
    return this.send(route, input, { ...options, headers: { authorization: `Bearer ${this.session.accessToken}` } });
  }

  publishes(fields: ListingFields, options: { idempotencyKey?: string } = {}): Promise<Listing> {
    return this.call(publishListing, { body: fields }, options);
  }

  /** As it stands now. */
  async edits(listing: { id: string }, fields: ListingFields): Promise<Listing> {
    const { version } = await this.opens(listing);
    return this.call(editListing, { params: { id: listing.id }, body: { ...fields, version } });
  }

  removes(listing: { id: string }): Promise<void> {
    return this.call(removeListing, { params: { id: listing.id } });
  }

  opens(listing: { id: string }): Promise<Listing> {
    return this.call(showListing, { params: { id: listing.id } });
  }

  contacts(recipient: { id: string }, listing?: { id: string }): Promise<Conversation> {
    return this.call(openConversation, { body: { recipientId: recipient.id, listingId: listing?.id ?? null } });
  }

  writes(conversation: { id: string }, content: string, id: string = randomUUID()): Promise<Message> {
    return this.call(sendMessage, { params: { id: conversation.id }, body: { id, content } });
  }

  async reads(conversation: { id: string }, after = 0): Promise<Message[]> {
    return (await this.call(listMessages, { params: { id: conversation.id }, query: { after, limit: 200 } })).items;
  }

  /** @param amount in cents */
  offers(listing: { id: string }, amount: number): Promise<Offer> {
    return this.call(makeOffer, { params: { id: listing.id }, body: { amount } });
  }

  counters(offer: { id: string }, amount: number): Promise<Offer> {
    return this.call(counterOffer, { params: { id: offer.id }, body: { amount } });
  }

  accepts(offer: { id: string }): Promise<Offer> {
    return this.call(acceptOffer, { params: { id: offer.id } });
  }

  declines(offer: { id: string }): Promise<Offer> {
    return this.call(declineOffer, { params: { id: offer.id } });
  }

  withdraws(offer: { id: string }): Promise<Offer> {
    return this.call(withdrawOffer, { params: { id: offer.id } });
  }

  buys(listing: { id: string }): Promise<Order> {
    return this.call(buyNow, { body: { listingId: listing.id } });
  }

  seesOrder(order: { id: string }): Promise<Order> {
    return this.call(showOrder, { params: { id: order.id } });
  }

  async orders(): Promise<Order[]> {
    return (await this.call(listOrders, { query: { limit: 50 } })).items;
  }

  entersCode(order: { id: string }, code: string): Promise<Order> {
    return this.call(completeHandover, { params: { id: order.id }, body: { code } });
  }

  cancels(order: { id: string }, reason = 'Changed my mind'): Promise<Order> {
    return this.call(cancelOrder, { params: { id: order.id }, body: { reason } });
  }

  async notifications(): Promise<Notification[]> {
    return (await this.call(listNotifications, { query: { limit: 50 } })).items;
  }

  /** Closes the connections. */
  async goesHome(): Promise<void> {
    await this.leave();
  }
}
