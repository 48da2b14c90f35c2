import { openGuestSession, type GuestCredentials } from '@vybac/contracts/identity';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call';
import { useEnterSession } from '../../session';

/** A returning guest gets back in. */
export function useOpenGuestSession() {
  const enter = useEnterSession();
  return useMutation({
    mutationFn: async (credentials: GuestCredentials) => {
      await call(openGuestSession, { body: credentials });
      return enter();
    },
  });
}
