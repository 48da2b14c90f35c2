import { guestListingLimit, usernameProblem } from '@vybac/contracts/identity';
import { categories, categoriesWithoutCondition, listingFields, listingLimits } from '@vybac/contracts/listings';

import type { DemoListing, DemoPerson } from './demo.types';
import { listings } from './listings';
import { people } from './people';
import { hasArt } from './pictures/art';

const everybody: readonly DemoPerson[] = Object.values(people);
const person = (key: string): DemoPerson | undefined => everybody.find((one) => one.key === key);
const listed = listings.map((listing) => [listing.key, listing] as const);

describe('the demo neighbourhood', () => {
  it('offers about eighty things, in every category', () => {
    expect(listings.length).toBeGreaterThanOrEqual(75);
    const filled = new Set(listings.filter(forSale).map(({ category }) => category));
    expect([...filled].sort()).toEqual([...categories].sort());
  });

  it('gives some things away and has sold some', () => {
    expect(listings.filter(({ priceCents }) => priceCents === 0).length).toBeGreaterThanOrEqual(4);
    expect(listings.filter(({ outcome }) => outcome).length).toBeGreaterThanOrEqual(12);
  });

  it('names every person and every listing once', () => {
    expect(new Set(everybody.map(({ key }) => key.toLowerCase())).size).toBe(everybody.length);
    expect(new Set(listings.map(({ key }) => key)).size).toBe(listings.length);
    expect(new Set(listings.map(({ title }) => title)).size).toBe(listings.length);
  });

  it('knows people by valid usernames, with a face of their own', () => {
    const faces = new Set<string>();
    for (const [key, one] of Object.entries<DemoPerson>(people)) {
      expect(one.key).toBe(key);
      if (one.kind === 'guest') continue;
      expect({ key, problem: usernameProblem(key) }).toEqual({ key, problem: null });
      expect({ key, drawn: hasArt(one.avatar.face) }).toEqual({ key, drawn: true });
      faces.add(one.avatar.face);
    }
    expect(faces.size).toBe(everybody.filter(({ kind }) => kind === 'user').length);
  });

  it('lets no guest hold more listings than a guest may', () => {
    for (const guest of everybody.filter(({ kind }) => kind === 'guest')) {
      const held = listings.filter((listing) => listing.seller === guest.key && forSale(listing));
      expect(held.length).toBeLessThanOrEqual(guestListingLimit);
    }
  });

  it('has a seller or buyer role for everybody', () => {
    const active = new Set(listings.flatMap(({ seller, outcome }) => [seller, outcome?.soldTo]));
    for (const { key } of everybody) expect(active).toContain(key);
  });
});

describe.each(listed)('%s', (_key, listing) => {
  it('would be accepted from any seller', () => {
    const { title, description, priceCents, category, condition, location, tags } = listing;
    const accepted = listingFields.parse({
      title,
      description,
      priceAmount: priceCents,
      category,
      condition,
      location,
      tags: [...tags],
    });
    // Nothing is cut or cleaned away: what is written here is what people read.
    expect(accepted).toMatchObject({ title, description, location, tags });
    expect(condition === null).toBe(categoriesWithoutCondition.includes(category));
  });

  it('has one to three pictures of things that are drawn', () => {
    expect(listing.pictures.length).toBeGreaterThanOrEqual(1);
    expect(listing.pictures.length).toBeLessThanOrEqual(Math.min(3, listingLimits.images));
    const arts = listing.pictures.flatMap(({ things }) => things.map(({ art }) => art));
    expect(arts.filter((art) => !hasArt(art))).toEqual([]);
  });

  it('was put up, and perhaps sold, by people who were there', () => {
    expect(person(listing.seller)!.joinedDaysAgo).toBeGreaterThanOrEqual(listing.ageDays);
    if (!listing.outcome) return;
    const { soldTo, priceCents, daysLater } = listing.outcome;
    const soldDaysAgo = listing.ageDays - daysLater;
    expect(soldDaysAgo).toBeGreaterThan(0);
    expect(soldTo).not.toBe(listing.seller);
    expect(person(soldTo)!.joinedDaysAgo).toBeGreaterThanOrEqual(soldDaysAgo);
    expect(priceCents).toBeGreaterThan(0);
    expect(priceCents).toBeLessThanOrEqual(listing.priceCents);
  });
});

function forSale({ outcome }: DemoListing): boolean {
  return !outcome;
}
