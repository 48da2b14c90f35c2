import { searchPeople } from '@vybac/contracts/identity';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** People by a part of their name; a blank question finds nobody (spec 2 §5 Chat send). */
export function peopleQuery(q: string) {
  return queryOptions({
    queryKey: ['people', q],
    queryFn: ({ signal }) => call(searchPeople, { query: { q } }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}
