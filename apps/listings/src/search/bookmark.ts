import { commonErrors } from '@vybac/contracts';
import type { BrowseQuery } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import { type Reading, readings } from './dictionary.service';
import type { Begun, Place } from './paging';
import type { SortValue } from './sorting';

/** What a cursor tells the next page: where the page before ended, and how its words were read. */
export interface Bookmark extends Begun {
  readonly reading: Reading;
  /** Whether the walk went along what is near (see walks.ts). */
  readonly local: boolean;
}

type Sort = BrowseQuery['sort'];

/** A bookmark as the values of a cursor. */
export function bookmarkOf(sort: Sort, { reading, local, walk, place }: Bookmark & { place: Place }): SortValue[] {
  return [sort ?? '', readings.indexOf(reading), local ? 1 : 0, walk, place.skip, ...place.values];
}

/** @throws AppError `cursor.invalid` when it comes from another order, in which its values would mean something else */
export function readBookmark(values: readonly SortValue[], wantedSort: Sort): Bookmark {
  const [sort, reading, local, walk, skip, ...place] = values;
  if (sort !== (wantedSort ?? '')) throw new AppError(commonErrors['cursor.invalid']);
  return {
    reading: readings[Number(reading)] ?? 'as-written',
    local: local === 1,
    walk: Number(walk),
    place: { values: place, skip: Number(skip) },
  };
}
