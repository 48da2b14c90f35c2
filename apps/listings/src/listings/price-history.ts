import { happened, type NewEvent } from '@vybac/contracts';
import { listingPriceDropped } from '@vybac/contracts/listings';
import { imageUrlOf, type Listing, type ListingState } from './listing';

/** More changes of price than people want to read. */
const keptPrices = 50;

type PriceFields = Required<Pick<ListingState, 'priceHistory' | 'lowestPriceAmount'>>;

/** How the prices of a new listing begin. */
export function firstPrice(amount: number, at: Date): PriceFields {
  return { priceHistory: [{ amount, at }], lowestPriceAmount: amount };
}

/** Of listings from before prices were remembered: the one they stand at. */
export function pricesOf(listing: Pick<Listing, 'priceHistory' | 'lowestPriceAmount' | 'priceAmount' | 'createdAt'>) {
  const { priceHistory, lowestPriceAmount, priceAmount, createdAt } = listing;
  return priceHistory && lowestPriceAmount !== undefined
    ? { priceHistory, lowestPriceAmount }
    : firstPrice(priceAmount, createdAt);
}

/** What a new price adds to the history, and the fact of a price that is lower than it ever was. */
export function changePrice(listing: Listing, amount: number, at: Date): { changes: PriceFields; events: NewEvent[] } {
  const { priceHistory, lowestPriceAmount } = pricesOf(listing);
  if (amount === listing.priceAmount) return { changes: { priceHistory, lowestPriceAmount }, events: [] };
  const { id: listingId, sellerId, title, currency } = listing;
  const dropped = happened(listingPriceDropped, {
    ...{ listingId, sellerId, title, imageUrl: imageUrlOf(listing) },
    price: { amount, currency },
    lowestBefore: { amount: lowestPriceAmount, currency },
  });
  return {
    changes: {
      priceHistory: [...priceHistory, { amount, at }].slice(-keptPrices),
      lowestPriceAmount: Math.min(lowestPriceAmount, amount),
    },
    events: amount < lowestPriceAmount && listing.status === 'active' ? [dropped] : [],
  };
}
