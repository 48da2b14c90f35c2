import { showResponseTime } from '@vybac/contracts/messaging';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** How long somebody takes to answer. It changes slowly. */
export function responseTimeQuery(personId: string) {
  return queryOptions({
    queryKey: ['response-time', personId],
    queryFn: ({ signal }) => call(showResponseTime, { params: { id: personId } }, { signal }),
    staleTime: 10 * 60_000,
  });
}
