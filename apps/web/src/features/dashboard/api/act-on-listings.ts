import { actOnListings, type ListingAct } from '@vybac/contracts/listings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** Does one thing to several listings; answers which were done and which stayed as they were. */
export function useActOnListings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ act, ids }: { act: ListingAct; ids: readonly string[] }) => {
      const { items } = await call(actOnListings, { body: { act, ids: [...ids] } });
      return {
        done: items.filter(({ code }) => code === null).length,
        left: items.filter(({ code }) => code !== null).length,
      };
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listings'] }),
  });
}
