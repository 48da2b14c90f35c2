import { offerAmounts } from '@vybac/contracts/messaging';
import { parsePrice } from '@vybac/kit';

/** Per cent off the asking price, offered as one press (spec 2 §9). */
export const discounts = [10, 15, 20] as const;

/** Minor units; at least the smallest offer. */
export function discounted(amount: number, percent: number): number {
  return Math.max(offerAmounts.minimum, Math.round((amount * (100 - percent)) / 100));
}

/** What was typed as minor units; null when it is no amount one may offer. */
export function readOffer(text: string): number | null {
  const amount = parsePrice(text);
  return amount !== null && amount >= offerAmounts.minimum && amount <= offerAmounts.maximum ? amount : null;
}
