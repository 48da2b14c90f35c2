import { requestPasswordReset } from '@vybac/contracts/identity';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** Asks for a mail with a link to choose a new password. */
export function useRequestPasswordReset() {
  return useMutation({ mutationFn: (email: string) => call(requestPasswordReset, { body: { email: email.trim() } }) });
}
