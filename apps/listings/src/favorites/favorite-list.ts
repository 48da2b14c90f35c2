import { happened, type NewEvent } from '@vybac/contracts';
import { favoritesLimitMessage, listingErrors, listingFavorited, listingUnfavorited } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';

export interface Favorite {
  listingId: string;
  sellerId: string;
  at: Date;
}

/** What one person keeps: one document, so that a cap over it is one guarded write (design §4.1). */
export interface FavoriteList {
  /** From the first kept to the last. */
  items: Favorite[];
}

export interface FavoriteListDecision {
  changes: Partial<FavoriteList>;
  events: NewEvent[];
}

/**
 * Keeps one more; null when it is kept already.
 * @param limit null when there is none
 * @param over the listings that can no longer be had: they do not count
 * @throws AppError `favorite.limit`
 */
export function keep(
  actorId: string,
  { items }: FavoriteList,
  favorite: Favorite,
  limit: number | null,
  over: ReadonlySet<string>,
): FavoriteListDecision | null {
  if (items.some(({ listingId }) => listingId === favorite.listingId)) return null;
  const counted = items.filter(({ listingId }) => !over.has(listingId)).length;
  if (limit !== null && counted >= limit) {
    throw new AppError(listingErrors['favorite.limit'], { detail: favoritesLimitMessage, data: { limit } });
  }
  return { changes: { items: [...items, favorite] }, events: [happened(listingFavorited, factOf(actorId, favorite))] };
}

/** Lets one go; null when it is not kept. */
export function letGo(actorId: string, { items }: FavoriteList, listingId: string): FavoriteListDecision | null {
  const favorite = items.find((item) => item.listingId === listingId);
  if (!favorite) return null;
  return {
    changes: { items: items.filter((item) => item !== favorite) },
    events: [happened(listingUnfavorited, factOf(actorId, favorite))],
  };
}

function factOf(actorId: string, { listingId, sellerId, at }: Favorite) {
  return { actorId, listingId, sellerId, favoritedAt: at.toISOString() };
}
