import { type Order, showOrder } from '@vybac/contracts/listings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

export function orderQuery(id: string) {
  return queryOptions<Order>({
    queryKey: ['order', id],
    queryFn: ({ signal }) => call(showOrder, { params: { id } }, { signal }),
    // The order is told of a moment after the acceptance.
    retry: 4,
  });
}
