import { createGuest } from '@vybac/contracts/identity';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call';
import { useEnterSession } from '../../session';

/** Opens a guest session. Resolves to the Guest ID and PIN, which are told this once. */
export function useCreateGuest() {
  const enter = useEnterSession();
  return useMutation({
    mutationFn: async () => {
      const { credentials } = await call(createGuest, { body: {} });
      // The credentials must be shown whatever happens now: nobody can ask for them again.
      await enter().catch(() => null);
      return credentials;
    },
  });
}
