import { goAway } from '@vybac/contracts/identity';
import type { Person } from '@vybac/testing';
import { aBike } from '@vybac/testing';
import { cameraPhoto, uploads } from './photos';
import type { Product } from './product';

/** Every screen that is in, with something real on it, and who looks at it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly viewer: Person | null;
}

/** Lets two people trade a little, so that no screen is empty. */
export async function furnish({ town }: Product): Promise<Screen[]> {
  const [ana, bruno, dora] = await Promise.all([town.guest(), town.guest(), town.guest()]);
  const photo = await uploads(ana, await cameraPhoto());
  const bike = await ana.publishes(aBike({ imageIds: [photo.mediaId] }));
  const sold = await ana.publishes(aBike({ title: 'Red folding bike', imageIds: [photo.mediaId] }));
  await bruno.writes(await bruno.contacts(ana, bike), 'Is this still available?');
  await bruno.offers(bike, 5_000);
  const { orderId } = await ana.accepts(await bruno.offers(sold, 5_500));
  const awayBike = await dora.publishes(aBike({ title: 'Bike of somebody who is away' }));
  await dora.call(goAway, { body: { until: inTenDays(), note: 'Hiking, back soon.' } });
  return [
    { name: 'home', path: '/', viewer: null },
    { name: 'browse', path: '/listings', viewer: null },
    { name: 'browse, nothing found', path: '/listings?q=unicorn%20saddle', viewer: null },
    { name: 'listing', path: `/listing/${bike.id}`, viewer: null },
    { name: 'reserved listing', path: `/listing/${sold.id}`, viewer: null },
    { name: 'listing of one’s own', path: `/listing/${bike.id}`, viewer: ana },
    { name: 'no such listing', path: '/listing/0190a000-0000-7000-8000-000000000000', viewer: null },
    { name: 'sign in', path: '/auth', viewer: null },
    { name: 'sign up', path: '/signup', viewer: null },
    { name: 'create listing', path: '/create-listing', viewer: bruno },
    { name: 'ways to create a listing', path: '/create-ai-listing', viewer: bruno },
    { name: 'about the assistant', path: '/ai-listing-info', viewer: null },
    { name: 'create listing from words', path: '/create-text-listing', viewer: bruno },
    { name: 'create listing from photos', path: '/create-image-listing', viewer: bruno },
    { name: 'create listing from speech', path: '/create-voice-listing', viewer: bruno },
    { name: 'edit listing', path: `/create-listing?edit=${bike.id}`, viewer: ana },
    { name: 'dashboard', path: '/dashboard', viewer: ana },
    { name: 'dashboard of somebody away', path: '/dashboard', viewer: dora },
    { name: 'listing of somebody away', path: `/listing/${awayBike.id}`, viewer: null },
    { name: 'orders', path: `/dashboard?tab=orders&order=${orderId ?? ''}`, viewer: bruno },
    { name: 'dashboard of a visitor', path: '/dashboard', viewer: null },
    { name: 'conversations', path: '/chat', viewer: ana },
    { name: 'chat', path: `/chat/${ana.id}?listing=${bike.id}`, viewer: bruno },
    { name: 'notifications', path: '/notifications', viewer: ana },
    { name: 'saved searches', path: '/alerts', viewer: ana },
    { name: 'a link that is not valid', path: '/alerts?unsubscribe=nothing', viewer: null },
    { name: 'newsletter', path: '/newsletter', viewer: null },
    { name: 'feed', path: '/feed', viewer: bruno },
    { name: 'not found', path: '/no-such-page', viewer: null },
  ];
}

const inTenDays = () => new Date(Date.now() + 10 * 24 * 60 * 60 * 1_000).toISOString();
