import type { mongo } from 'mongoose';
import { cardProjection } from '../listings/listing-view';
import { both, isEmpty } from './filtering';
import type { Place } from './paging';
import { type Filter, segmentsAfter } from './sorting';
import { mostCandidatesOf, type Walk } from './walks';

/** Of a listing that was found: its card, and what orders it and tells how far it is. */
const card = { ...cardProjection, heat: 1, position: 1 } as const;

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
  const among = both(walk.among, walk.besides ?? {});
  const most = mostCandidatesOf(walk);
  return [
    { $match: { status: 'active', ...along, ...segment } },
    { $sort: order },
    ...(most === null ? [] : [{ $limit: most }]),
    ...(isEmpty(among) ? [] : [{ $match: among }]),
    ...(ranked && after ? [{ $match: { $or: segmentsAfter(ranked, after.values) } }] : []),
    ...(ranked ? [{ $sort: ranked }] : []),
    ...(after && after.skip > 0 ? [{ $skip: after.skip }] : []),
    { $limit: limit },
    { $project: { ...card, walk: { $literal: number } } },
  ];
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
