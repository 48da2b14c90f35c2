import type { AvatarRecipe, DemoListing, DemoPerson, PictureRecipe } from './demo.types';
import { listings as allListings } from './listings';
import { people as allPeople } from './people';

const atATime = 2;
const day = 24 * 60 * 60 * 1000;

/**
 * How the neighbourhood enters the product. A person or listing is named by its `key`: whoever is asked twice for the
 * same key answers the same id and changes nothing, so that seeding may stop anywhere and start again.
 */
export interface DemoDoor {
  /** The id that this person or listing got earlier, or null. Spares drawing pictures that are already in. */
  find(kind: 'person' | 'listing', key: string): Promise<string | null>;
  /** `avatar` is a 512×512 JPEG; guests have none. */
  createPerson(person: DemoPerson, avatar: Buffer | null, joinedAt: Date): Promise<{ actorId: string }>;
  /** `pictures` are 1280×960 JPEGs, the cover first. */
  createListing(
    actorId: string,
    listing: DemoListing,
    pictures: Buffer[],
    createdAt: Date,
  ): Promise<{ listingId: string }>;
  /** Asked again for a sold listing, it does nothing. */
  sell(listingId: string, buyerActorId: string, priceCents: number, at: Date): Promise<void>;
}

export interface DemoProgress {
  done: number;
  total: number;
  /** What came in just now: a full name or a title. */
  what: string;
}

/** Who draws: `StudioApart`, unless a test has no eyes for it. */
export interface DemoStudio {
  /** 1280×960 JPEG. */
  renderPicture(recipe: PictureRecipe): Promise<Buffer>;
  /** 512×512 JPEG. */
  renderAvatar(recipe: AvatarRecipe): Promise<Buffer>;
}

export interface DemoSeeding {
  door: DemoDoor;
  studio: DemoStudio;
  /** Ages are counted back from here. */
  now: Date;
  onProgress?: (progress: DemoProgress) => void;
  people?: readonly DemoPerson[];
  listings?: readonly DemoListing[];
}

/** Brings in people, then listings from the oldest to the newest, then sales. Rejects with the first error. */
export async function seedDemo({
  door,
  studio,
  now,
  onProgress,
  people = Object.values(allPeople),
  listings = allListings,
}: DemoSeeding): Promise<void> {
  const total = people.length + listings.length;
  let done = 0;
  const report = (what: string): void => onProgress?.({ done: (done += 1), total, what });
  const actorIds = new Map<string, string>();

  await forEach(people, async (person) => {
    actorIds.set(person.key, await bringPerson(door, studio, person, now));
    report(person.kind === 'user' ? person.fullName : 'A guest');
  });

  const actorId = (key: string): string => {
    const id = actorIds.get(key);
    if (!id) throw new Error(`Nobody in the demo neighbourhood is called ${key}`);
    return id;
  };
  const oldestFirst = [...listings].sort((one, other) => other.ageDays - one.ageDays);
  await forEach(oldestFirst, async (listing) => {
    const listingId = await bringListing(door, studio, listing, actorId(listing.seller), now);
    if (listing.outcome) {
      const { soldTo, priceCents, daysLater } = listing.outcome;
      await door.sell(listingId, actorId(soldTo), priceCents, daysBefore(now, listing.ageDays - daysLater));
    }
    report(listing.title);
  });
}

async function bringPerson(door: DemoDoor, studio: DemoStudio, person: DemoPerson, now: Date): Promise<string> {
  const known = await door.find('person', person.key);
  if (known) return known;
  const avatar = person.kind === 'user' ? await studio.renderAvatar(person.avatar) : null;
  return (await door.createPerson(person, avatar, daysBefore(now, person.joinedDaysAgo))).actorId;
}

async function bringListing(
  door: DemoDoor,
  studio: DemoStudio,
  listing: DemoListing,
  sellerId: string,
  now: Date,
): Promise<string> {
  const known = await door.find('listing', listing.key);
  if (known) return known;
  const pictures = await Promise.all(listing.pictures.map((recipe) => studio.renderPicture(recipe)));
  return (await door.createListing(sellerId, listing, pictures, daysBefore(now, listing.ageDays))).listingId;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.round(days * day));
}

/** In order, a few at a time. After a failure nothing new is begun, and what is under way ends before this rejects. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const failures: unknown[] = [];
  const drain = async (): Promise<void> => {
    for (const item of queue) {
      if (failures.length > 0) return;
      await work(item).catch((cause: unknown) => failures.push(cause));
    }
  };
  await Promise.all(Array.from({ length: atATime }, drain));
  if (failures.length > 0) throw failures[0];
}
