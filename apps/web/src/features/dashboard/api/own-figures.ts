import { ownFigures } from '@vybac/contracts/listings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** How one's listings did on each of the last 30 days. */
export const ownFiguresQuery = queryOptions({
  queryKey: ['listings', 'figures'],
  queryFn: async ({ signal }) => (await call(ownFigures, {}, { signal })).days,
  staleTime: 2_000,
});
