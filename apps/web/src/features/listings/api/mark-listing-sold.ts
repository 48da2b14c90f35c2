import { markListingSold } from '@vybac/contracts/listings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** Sold, but not through an order here. */
export function useMarkListingSold(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(markListingSold, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listings'] }),
  });
}
