import type { ListingFields } from '@vybac/contracts/listings';

const defaults = { location: 'Maple Street', tags: [], imageIds: [], buyNow: true };

/** A bike for $60. Say what matters to the story: `aBike({ priceAmount: 4_000 })`. */
export function aBike(fields: Partial<ListingFields> = {}): ListingFields {
  return {
    ...defaults,
    title: 'Blue city bike',
    description: 'Seven gears, new tyres, a bell that means it.',
    priceAmount: 6_000,
    category: 'sporting-goods',
    condition: 'good',
    ...fields,
  };
}

export function aBook(fields: Partial<ListingFields> = {}): ListingFields {
  return {
    ...defaults,
    title: 'Linear algebra textbook',
    description: 'Third edition, a few pencil notes.',
    priceAmount: 1_500,
    category: 'books',
    condition: 'fair',
    ...fields,
  };
}
