import { goAway } from '@vybac/contracts/identity';
import { addFavorite, postComment, saveSearch } from '@vybac/contracts/listings';
import { aBike, type Person } from '@vybac/testing';
import type { Page } from 'playwright-core';
import { dialogs } from './dialogs';
import { cameraPhoto, uploads } from './photos';
import type { Product } from './product';

/** A screen, or what opens over one, with something real on it, and who looks at it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly viewer: Person | null;
  /** What is pressed when the screen stands: a dialog opens, a form complains. */
  readonly opens?: (page: Page) => Promise<unknown>;
  /** Where there is such a thing; everywhere when it is not said. */
  readonly only?: 'phone' | 'desk';
}

/** Who is in town and what they have. */
export interface Furniture {
  readonly ana: Person;
  readonly bruno: Person;
  readonly chen: Person;
  readonly dora: Person;
  readonly bike: { readonly id: string; readonly title: string };
  /** Ana changes it in another tab while she edits it. */
  readonly contested: { readonly id: string; readonly title: string };
}

/** Lets people trade a little, so that no screen is empty. */
export async function furnish({ town }: Product): Promise<Screen[]> {
  const [ana, bruno, chen, emil, dora] = await Promise.all([
    town.guest(),
    town.guest(),
    town.guest(),
    town.guest(),
    town.user('dora'),
  ]);
  const photos = await Promise.all([1, 2].map(async (seed) => (await uploads(ana, await cameraPhoto(seed))).mediaId));
  const bike = await ana.publishes(aBike({ imageIds: photos }));
  const reserved = await ana.publishes(aBike({ title: 'Red folding bike', imageIds: photos.slice(0, 1) }));
  const contested = await ana.publishes(aBike({ title: 'Green gravel bike' }));
  const [sold, removed] = await Promise.all(
    ['Old tandem', 'Rusty trailer'].map((title) => bruno.publishes(aBike({ title }))),
  );
  if (!sold || !removed) throw new Error('Bruno has nothing to sell');
  await ana.edits(bike, aBike({ imageIds: photos, priceAmount: 5_800, tags: ['city', 'seven gears'] }));
  await bruno.writes(await bruno.contacts(ana, bike), 'Is this still available?');
  await bruno.offers(bike, 5_000);
  const { orderId } = await ana.accepts(await bruno.offers(reserved, 5_500));
  for (const listing of [bike, sold, removed]) await chen.call(addFavorite, { params: { id: listing.id } });
  for (const content of ['Does it still shift well?', 'Would it fit into a small car?'])
    await chen.call(postComment, { params: { id: bike.id }, body: { content, name: 'Chen' } });
  const { orderId: handedOver } = await bruno.accepts(await ana.offers(sold, 5_500));
  await bruno.entersCode({ id: handedOver ?? '' }, (await ana.seesOrder({ id: handedOver ?? '' })).handoverCode ?? '');
  await bruno.removes(removed);
  await ana.call(saveSearch, { body: { name: 'A tandem', email: 'ana@people.example', query: { q: 'tandem' } } });
  const awayBike = await emil.publishes(aBike({ title: 'Bike of somebody who is away' }));
  await emil.call(goAway, { body: { until: inTenDays(), note: 'Hiking, back soon.' } });
  return [
    { name: 'home', path: '/', viewer: null },
    { name: 'home of a guest', path: '/', viewer: bruno },
    { name: 'browse', path: '/listings', viewer: null },
    { name: 'browse, narrowed', path: '/listings?q=bike&condition=good&maxPrice=90', viewer: null },
    { name: 'browse, nothing found', path: '/listings?q=unicorn%20saddle', viewer: null },
    { name: 'similar listings to compare', path: '/listings?category=sporting-goods', viewer: null },
    { name: 'listing', path: `/listing/${bike.id}`, viewer: null },
    { name: 'listing without photos', path: `/listing/${contested.id}`, viewer: null },
    { name: 'reserved listing', path: `/listing/${reserved.id}`, viewer: null },
    { name: 'listing reserved for oneself', path: `/listing/${reserved.id}`, viewer: bruno },
    { name: 'sold listing', path: `/listing/${sold.id}`, viewer: null },
    { name: 'removed listing', path: `/listing/${removed.id}`, viewer: null },
    { name: 'listing of one’s own', path: `/listing/${bike.id}`, viewer: ana },
    { name: 'no such listing', path: '/listing/0190a000-0000-7000-8000-000000000000', viewer: null },
    { name: 'favorites', path: '/favorites', viewer: chen },
    { name: 'no favorites', path: '/favorites', viewer: ana },
    { name: 'favorites of a visitor', path: '/favorites', viewer: null },
    { name: 'sign in', path: '/auth', viewer: null },
    { name: 'sign up', path: '/signup', viewer: null },
    { name: 'create listing', path: '/create-listing', viewer: bruno },
    { name: 'create listing, filled in', path: '/create-listing?prefilled=true&title=Lamp&price=20', viewer: bruno },
    { name: 'ways to create a listing', path: '/create-ai-listing', viewer: bruno },
    { name: 'about the assistant', path: '/ai-listing-info', viewer: null },
    { name: 'create listing from words', path: '/create-text-listing', viewer: bruno },
    { name: 'create listing from photos', path: '/create-image-listing', viewer: bruno },
    { name: 'create listing from speech', path: '/create-voice-listing', viewer: bruno },
    { name: 'edit listing', path: `/create-listing?edit=${bike.id}`, viewer: ana },
    { name: 'dashboard', path: '/dashboard', viewer: ana },
    { name: 'dashboard of somebody away', path: '/dashboard', viewer: emil },
    { name: 'listing of somebody away', path: `/listing/${awayBike.id}`, viewer: null },
    { name: 'one’s listings', path: '/dashboard?tab=listings', viewer: ana },
    { name: 'orders', path: `/dashboard?tab=orders&order=${orderId ?? ''}`, viewer: bruno },
    { name: 'dashboard of a visitor', path: '/dashboard', viewer: null },
    { name: 'conversations', path: '/chat', viewer: ana },
    { name: 'chat', path: `/chat/${ana.id}?listing=${bike.id}`, viewer: bruno },
    { name: 'notifications', path: '/notifications', viewer: ana },
    { name: 'saved searches', path: '/alerts', viewer: ana },
    { name: 'no saved searches', path: '/alerts', viewer: bruno },
    { name: 'a link that is not valid', path: '/alerts?unsubscribe=nothing', viewer: null },
    { name: 'newsletter', path: '/newsletter', viewer: null },
    { name: 'feed', path: '/feed', viewer: bruno },
    { name: 'not found', path: '/no-such-page', viewer: null },
    ...dialogs({ ana, bruno, chen, dora, bike, contested }),
  ];
}

const inTenDays = () => new Date(Date.now() + 10 * 24 * 60 * 60 * 1_000).toISOString();
