import { resetPassword } from '@vybac/contracts/identity';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** Chooses a new password with the token from the mail. Everybody is signed out of the account. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: { token: string; password: string }) => call(resetPassword, { body }),
  });
}
