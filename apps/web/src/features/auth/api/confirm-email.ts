import { confirmEmail } from '@vybac/contracts/identity';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call';
import { useEnterSession } from '../../session';

/** Answers the confirmation mail, which opens a session. */
export function useConfirmEmail() {
  const enter = useEnterSession();
  return useMutation({
    mutationFn: async (token: string) => {
      await call(confirmEmail, { body: { token } });
      return enter();
    },
  });
}
