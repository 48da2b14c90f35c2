import { showMe } from '@vybac/contracts/identity';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** Milliseconds that the server takes to answer, there and back. */
export const reachabilityQuery = queryOptions({
  queryKey: ['reachability'],
  queryFn: async ({ signal }) => {
    const start = performance.now();
    await call(showMe, {}, { signal });
    return Math.round(performance.now() - start);
  },
  staleTime: 0,
  gcTime: 0,
  retry: false,
});
