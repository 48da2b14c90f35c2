import type { QueryClient } from '@tanstack/react-query';

/** Orders and the listings they belong to are asked for again. */
export async function refreshOrders(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['orders'] }),
    queryClient.invalidateQueries({ queryKey: ['listings'] }),
  ]);
}
