import { DemoPeopleService } from '@vybac/identity';
import { DealsService, ListingsService, MediaService } from '@vybac/listings';
import { type Listing, showListing } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import { v5 } from 'uuid';
import type { Marketplace } from '../marketplace';
import type { DemoDoor } from './demo.seeder';

const namespace = '3f0c0a52-9a46-4a7c-8f0e-2f7d0b6d7c11';

/** What the neighbours need of a marketplace: the services `identity` and `listings` in this process. */
export type DemoMarketplace = Pick<Marketplace, 'runtime' | 'service'>;

/** Brings the demo neighbourhood in through the services' own use cases; ids follow from keys, so nothing comes twice. */
export function doorInto(marketplace: DemoMarketplace): DemoDoor {
  const people = marketplace.service('identity').app.get(DemoPeopleService, { strict: false });
  const { app: listingsApp } = marketplace.service('listings');
  const listings = listingsApp.get(ListingsService, { strict: false });
  const media = listingsApp.get(MediaService, { strict: false });
  const deals = listingsApp.get(DealsService, { strict: false });
  const { config } = marketplace.runtime;
  const services = marketplace.runtime.clientFor('all-in-one');

  const findListing = (id: string): Promise<Listing | null> =>
    services.call(showListing, { params: { id } }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'listing.missing') return null;
      throw error;
    });

  return {
    find: async (kind, key) => {
      const id = idOf(kind, key);
      const found = kind === 'person' ? await people.find(id) : await findListing(id);
      return found && id;
    },
    createPerson: async (person, avatar, joinedAt) => {
      const actorId = idOf('person', person.key);
      if (person.kind === 'guest' || !avatar) {
        await people.bringGuest(actorId, joinedAt);
        return { actorId };
      }
      const { urls } = await media.store(actorId, avatar, 'avatar');
      const { key: username, fullName, bio } = person;
      await people.bringUser(actorId, { username, fullName, bio, avatarUrl: urls.small }, joinedAt);
      return { actorId };
    },
    createListing: async (actorId, listing, pictures, createdAt) => {
      const actor = await people.find(actorId);
      if (!actor) throw new Error(`The demo's seller ${actorId} is missing`);
      const images = [];
      for (const picture of pictures) images.push(await media.store(actorId, picture));
      const { key, title, description, priceCents, category, condition, location, tags } = listing;
      const id = idOf('listing', key);
      await listings.publish(
        actor,
        {
          title,
          description,
          priceAmount: priceCents,
          category,
          condition,
          location,
          tags: [...tags],
          imageIds: images.map(({ mediaId }) => mediaId),
          buyNow: true,
        },
        { id, createdAt, demo: true },
      );
      return { listingId: id };
    },
    sell: async (listingId, buyerId, priceCents, at) => {
      await deals.recordSale(listingId, buyerId, { amount: priceCents, currency: config.CURRENCY }, at);
    },
  };
}

function idOf(kind: 'person' | 'listing', key: string): string {
  return v5(`${kind} ${key}`, namespace);
}
