import { type BrowseQuery, cappedCount } from '@vybac/contracts/listings';
import { anywhereIn, both, having, isEmpty, titleWith, without } from './filtering';
import type { Meaning } from './meaning';
import { cellsAround, inside } from './position';
import { categoryKey, pairKey, titleKey } from './search-keys';
import { type Filter, newestOfKeys, sortKeys, type SortKeys } from './sorting';

/**
 * How a page is read: along an index, in its order, a bounded number of candidates at a time. What the index cannot tell is
 * looked up in the candidates, so that no question costs more in a marketplace of a million listings than in one of ten
 * thousand. A page that comes out short goes on with the next candidates.
 */
export interface Walk {
  /** Equality on an index's first fields. */
  readonly along: Filter;
  /** The order in which that index keeps them. */
  readonly order: SortKeys;
  /** What candidates must be besides; nothing when all pass. */
  readonly among: Filter;
  /** What walks before this one have not found. */
  readonly besides?: Filter;
  /** The candidates are few or the newest, and come in this order instead. */
  readonly ranked?: SortKeys;
}

/** What a page is made of, beside its words and where it begins. */
export type Filters = Omit<BrowseQuery, 'cursor' | 'limit' | 'q'>;

/** So many candidates are put into another order than that of their index; of fewer, documents are looked through. */
const [mostRanked, mostLookedThrough] = [1_000, 300];

/** How many candidates one page may look at; null when all candidates pass, and a page takes what it needs. */
export function mostCandidatesOf({ among, besides, ranked }: Walk): number | null {
  if (ranked) return mostRanked;
  return isEmpty(among) && !besides ? null : mostLookedThrough;
}

/**
 * A walk of a first page: what those before it have found is less than a page, so that it is left out along the index, without a
 * bound. Looked up among candidates it cost a third more.
 */
export function atFirst(walk: Walk): Walk {
  const { besides, ...begun } = walk;
  return besides && isEmpty(walk.among) ? { ...begun, along: both(walk.along, besides) } : walk;
}

/**
 * The walks that make up an answer, one after the other. Without a wish for an order, words in the title come first, the very
 * ones before other names of the same, each kind from the newest to the oldest; with words, orders other than by age are among
 * the newest candidates only.
 * @param wide the meaning with things by all their names; the very same when it has no others
 * @param local whether fewer listings lie near than have the words
 */
export function walksOf(filters: Filters, meaning: Meaning, wide = meaning, local = false): Walk[] {
  const { sort, near, seller, category } = filters;
  const rest = restOf(filters);
  const ranked = sort === undefined || sort === 'newest' ? {} : { ranked: sortKeys[sort] };
  if (near && (local || meaning.length === 0))
    return [{ ...alongCells(filters), among: both(rest, ...wide.map(anywhereIn)), ...ranked }];
  if (meaning.length > 0) {
    if (sort !== undefined) return [{ ...anywhere(wide, rest), ...ranked }];
    const exact = inTitle(filters, meaning, rest);
    if (wide === meaning) return [exact, { ...anywhere(meaning, rest), besides: without(meaning) }];
    return [
      exact,
      { ...inTitle(filters, wide, rest), besides: without(meaning) },
      { ...anywhere(wide, rest), besides: without(meaning, wide) },
    ];
  }
  if (seller !== undefined) {
    const { sellerId, ...among } = rest;
    return [{ along: { sellerId }, order: sortKeys.newest, among, ...ranked }];
  }
  return [inOrder(rest, sort ?? 'newest', category !== undefined && category !== 'free')];
}

/** The listings that lie in the fields of the map around somebody. */
export function alongCells({ near, within }: Filters): Pick<Walk, 'along' | 'order'> {
  return { along: near ? having(cellsAround({ near, within })) : {}, order: newestOfKeys };
}

/** The listings with the rarest of the words. */
export function alongWords([rarest]: Meaning): Pick<Walk, 'along' | 'order'> {
  return { along: having(rarest?.words ?? []), order: newestOfKeys };
}

/** Of which listings a total is told, and whether it is all of them; no walk where that is known to be more than is ever counted. */
export function countedOf(
  filters: Filters,
  meaning: Meaning,
  walks: readonly Walk[],
): { walk: Walk | null; isAll: boolean } {
  const rest = restOf(filters);
  const [first, ...further] = walks as [Walk, ...Walk[]];
  const words = alongWords(meaning);
  if (meaning.length === 1 && isEmpty(rest))
    return { walk: (meaning[0]?.finds ?? 0) > cappedCount ? null : { ...words, among: {} }, isAll: true };
  // Beside price and category, which have an index of their own, everything has to be looked up.
  const { priceAmount, category, ...others } = rest;
  if (meaning.length === 0 && priceAmount !== undefined && isEmpty(others))
    return {
      walk: { along: { ...(category !== undefined && { category }), priceAmount }, order: {}, among: {} },
      isAll: true,
    };
  return { walk: first, isAll: further.length === 0 };
}

/** All that is asked for beside words. */
function restOf({ category, condition, minPrice, maxPrice, photos, verified, seller, near, within }: Filters) {
  const priceAmount = {
    ...(minPrice !== undefined && { $gte: minPrice }),
    ...(maxPrice !== undefined && { $lte: maxPrice }),
    // "Free Stuff" is price 0, whatever the category (rulings, Categories). Said as one price, it has an index in order of age.
    ...((category === 'free' || maxPrice === 0) && { $eq: 0 }),
  };
  return {
    ...(category !== undefined && category !== 'free' && { category }),
    ...(condition !== undefined && { condition }),
    ...(Object.keys(priceAmount).length > 0 && { priceAmount }),
    ...(photos === true && { 'images.0': { $exists: true } }),
    ...(verified === true && { 'seller.verifiedSeller': true }),
    ...(seller !== undefined && { sellerId: seller }),
    ...(near && inside({ near, within })),
  } satisfies Filter;
}

function inTitle({ category }: Filters, [rarest, next, ...further]: Meaning, rest: Filter): Walk {
  const words = rarest?.words ?? [];
  if (next) {
    const pairs = words.flatMap((one) => next.words.map((other) => pairKey(one, other)));
    return { along: having(pairs), order: newestOfKeys, among: both(rest, ...further.map(titleWith)) };
  }
  if (category === undefined || category === 'free')
    return { along: having(words.map(titleKey)), order: newestOfKeys, among: rest };
  const { category: _, ...others } = rest;
  const keys = words.map((word) => categoryKey(category, word));
  return { along: having(keys), order: newestOfKeys, among: others };
}

function anywhere(meaning: Meaning, rest: Filter): Walk {
  return { ...alongWords(meaning), among: both(rest, ...meaning.slice(1).map(anywhereIn)) };
}

/** Without words: an index for each order, and one more for each order within a category. */
function inOrder(rest: Filter, sort: NonNullable<Filters['sort']>, hasCategory: boolean): Walk {
  const { category, priceAmount, ...others } = rest;
  const order = sortKeys[sort];
  const inCategory = hasCategory ? { category } : {};
  const ofPrice = priceAmount === undefined ? {} : { priceAmount };
  if (sort === 'popular') return { along: {}, order, among: rest };
  if (sort !== 'newest') return { along: { ...inCategory, ...ofPrice }, order, among: others };
  const isOnePrice = typeof priceAmount === 'object' && priceAmount !== null && '$eq' in priceAmount;
  if (isOnePrice) return { along: { ...inCategory, ...ofPrice }, order, among: others };
  return { along: inCategory, order, among: { ...ofPrice, ...others } };
}
