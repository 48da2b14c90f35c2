import { removeListing } from '@vybac/contracts/listings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call';

export function useRemoveListing(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeListing, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['listings'], refetchType: 'none' }),
  });
}
