import { listOrders, showOrder, type Order } from '@vybac/contracts/listings';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

export type Role = Order['role'];

/** One's orders on one side or on both, newest first. */
export function ordersPages(role?: Role) {
  return infiniteQueryOptions({
    queryKey: ['orders', 'pages', role ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listOrders, { query: { ...(role && { role }), ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 2_000,
  });
}

export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => call(showOrder, { params: { id } }, { signal }),
    staleTime: 2_000,
  });
}
