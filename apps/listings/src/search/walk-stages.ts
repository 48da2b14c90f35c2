import type { mongo } from 'mongoose';
import { cardProjection } from '../listings/listing-view';
import { both, isEmpty } from './filtering';
import type { Place } from './paging';
import { type Filter, segmentsAfter } from './sorting';
import { mostCandidatesOf, type Walk } from './walks';

/** Of a listing that was found: its card, and what orders it and tells how far it is. */
const card = { ...cardProjection, heat: 1, position: 1 } as const;

/** What is walked. */
export const collectionName = 'listings';

/** Of the candidates a page may look at, so many for each listing of the page are looked at first. */
const lookedAtFirst = 2;

/** What is shown of a listing that the walk of this number found. */
export function shownBy(number: number): mongo.Document {
  return { ...card, walk: { $literal: number } };
}

/**
 * A walk as the database is asked for it: candidates along the index in its order, no more than a page may look at, and then
 * what is asked of them besides.
 *
 * @param segment what follows the place in the index's order (see `segmentsAfter`)
 * @param number of the walk, which each listing found is marked with
 */
export function stagesOf(
  walk: Walk,
  segment: Filter,
  after: Place | null,
  limit: number,
  number = 0,
): mongo.Document[] {
  const { along, order, ranked } = walk;
  const candidates = [{ $match: { status: 'active', ...along, ...segment } }, { $sort: order }];
  const among = both(walk.among, walk.besides ?? {});
  const passing = isEmpty(among) ? [] : [{ $match: among }];
  const skip = after && after.skip > 0 ? [{ $skip: after.skip }] : [];
  const shown = { $project: shownBy(number) };
  const most = mostCandidatesOf(walk);
  if (most === null) return [...candidates, ...skip, { $limit: limit }, shown];
  if (ranked) {
    const behind = after ? [{ $match: { $or: segmentsAfter(ranked, after.values) } }] : [];
    return [
      ...candidates,
      { $limit: most },
      ...passing,
      ...behind,
      { $sort: ranked },
      ...skip,
      { $limit: limit },
      shown,
    ];
  }
  // The database reads all of a bounded number of candidates, needed or not. The others wait until the first are too few.
  const needed = limit + (after?.skip ?? 0);
  const few = Math.min(lookedAtFirst * needed, most);
  const first = [...candidates, { $limit: few }, ...passing, { $limit: needed }, shown];
  const others = [...candidates, { $skip: few }, { $limit: most - few }, ...passing, { $limit: needed }, shown];
  const rest = few < most ? [{ $unionWith: { coll: collectionName, pipeline: others } }] : [];
  return [...first, ...rest, ...skip, { $limit: limit }];
}

/** Pipelines that count what a walk finds (`total`) and, where not all can be looked at, among how many (`candidates`). */
export function countsOf(walk: Walk, limit: number): mongo.Document[][] {
  const { along, order, among } = walk;
  const candidates = { $match: { status: 'active', ...along } };
  const total = [{ $limit: limit }, { $count: 'total' }];
  const most = isEmpty(among) ? null : mostCandidatesOf(walk);
  if (most === null) return [[candidates, ...total]];
  return [
    [candidates, { $sort: order }, { $limit: most }, { $match: among }, ...total],
    [candidates, { $limit: most + 1 }, { $count: 'candidates' }],
  ];
}
