import { z } from 'zod';
import { id, moment, page, pageQuery } from '../primitives';
import { defineEvent } from '../event';
import { defineRoute } from '../route';
import { listingCard } from './listings';

/** Guests keep so many at a time, counting what can still be had; users as many as they like (rulings, Favourites). */
export const guestFavoriteLimit = 5;
export const favoritesLimitMessage =
  'Free users can favorite up to 5 listings. Upgrade to Pro for unlimited favorites.';

const limit = { action: 'favorite', max: 600, windowMinutes: 60 } as const;
const favoriteState = z.object({ isFavorite: z.boolean(), favoriteCount: z.number().int() });

export const addFavorite = defineRoute({
  service: 'listings',
  method: 'PUT',
  path: '/api/listings/:id/favorite',
  access: 'actor',
  summary: 'Keep a listing among one’s favorites; again changes nothing',
  params: z.object({ id }),
  status: 200,
  output: favoriteState,
  errors: ['listing.missing', 'listing.removed', 'listing.own', 'favorite.limit', 'conflict.busy'],
  limit,
});

export const removeFavorite = defineRoute({
  service: 'listings',
  method: 'DELETE',
  path: '/api/listings/:id/favorite',
  access: 'actor',
  summary: 'Take a listing out of one’s favorites; again changes nothing',
  params: z.object({ id }),
  status: 200,
  output: favoriteState,
  errors: ['conflict.busy'],
  limit,
});

/** What guests may still keep; null for users. */
const places = z.object({ limit: z.number().int().nullable(), remaining: z.number().int().nullable() });

export const favoriteListing = listingCard.extend({
  favoritedAt: moment,
  /** Active or reserved; others stand under "No longer available". */
  isAvailable: z.boolean(),
});
export type FavoriteListing = z.output<typeof favoriteListing>;

export const listFavorites = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/me/favorites',
  access: 'actor',
  summary: 'One’s favorites: what can still be had first, each part from the last kept to the first',
  query: pageQuery,
  status: 200,
  output: page(favoriteListing).extend(places.shape),
  errors: ['cursor.invalid'],
});

export const listFavoriteIds = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/me/favorite-ids',
  access: 'actor',
  summary: 'The ids of one’s favorites, for the hearts on cards that are the same for everybody',
  status: 200,
  output: z.object({ ids: z.array(id) }),
  errors: [],
});

/** Who is told what becomes of a listing. */
export const findFavoriters = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/internal/listings/:id/favoriters',
  access: 'service',
  summary: 'The people who keep a listing among their favorites, a thousand at a time',
  params: z.object({ id }),
  query: z.object({ after: id.optional() }),
  status: 200,
  output: z.object({ actorIds: z.array(id), next: id.nullable() }),
  errors: [],
});

const topic = 'listings.favorites';
const favorite = z.object({ listingId: id, sellerId: id, actorId: id, favoritedAt: moment });

/** Keyed by the person, whose list is the aggregate. */
export const listingFavorited = defineEvent({ topic, type: 'listing.favorited.v1', data: favorite });
/** `favoritedAt` is when it had been kept. */
export const listingUnfavorited = defineEvent({ topic, type: 'listing.unfavorited.v1', data: favorite });
