import type { markListingSold, removeListing, restoreListing } from '@vybac/contracts/listings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** One of the things a seller does to a listing of theirs, by its id. */
export function useListingAct(route: typeof removeListing | typeof restoreListing | typeof markListingSold) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await call(route, { params: { id } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listings'] }),
  });
}
