import {
  buyNow,
  cancelOrder,
  completeHandover,
  type Listing,
  type ListingFields,
  type Order,
  publishListing,
  showListing,
  showOrder,
} from '@vybac/contracts/listings';
import { aBike } from '@vybac/testing';
import type { ListingsInTest, PersonInTest } from './listings-in-test';

interface Thing {
  readonly id: string;
}

export function publishes(seller: PersonInTest, fields: Partial<ListingFields> = {}): Promise<Listing> {
  return seller.call(publishListing, { body: aBike(fields) });
}

export function opens(person: PersonInTest, { id }: Thing): Promise<Listing> {
  return person.call(showListing, { params: { id } });
}

export function buys(buyer: PersonInTest, { id }: Thing, idempotencyKey?: string): Promise<Order> {
  return buyer.call(buyNow, { body: { listingId: id } }, { ...(idempotencyKey && { idempotencyKey }) });
}

export function seesOrder(person: PersonInTest, { id }: Thing): Promise<Order> {
  return person.call(showOrder, { params: { id } });
}

export function enters(seller: PersonInTest, { id }: Thing, code: string): Promise<Order> {
  return seller.call(completeHandover, { params: { id }, body: { code } });
}

export function cancels(person: PersonInTest, { id }: Thing, reason = 'Changed my mind'): Promise<Order> {
  return person.call(cancelOrder, { params: { id }, body: { reason } });
}

/** Ana's bike, which Bruno buys. */
export async function aDeal(market: ListingsInTest, fields: Partial<ListingFields> = {}) {
  const [ana, bruno] = [await market.user('Ana'), await market.user('Bruno')];
  const bike = await publishes(ana, fields);
  return { ana, bruno, bike, order: await buys(bruno, bike) };
}
