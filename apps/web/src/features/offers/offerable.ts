import type { conversationListing } from '@vybac/contracts/messaging';
import type { z } from 'zod';

export type OfferedListing = z.output<typeof conversationListing>;

/** Whether this person may make an offer on it: not one's own, not free, for sale (rulings, Deals). */
export function isOfferable({ sellerId, status, price }: OfferedListing, me: string): boolean {
  return sellerId !== me && status === 'active' && price.amount > 0;
}
