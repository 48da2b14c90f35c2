import { resendConfirmation } from '@vybac/contracts/identity';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call';

export function useResendConfirmation() {
  return useMutation({ mutationFn: (email: string) => call(resendConfirmation, { body: { email: email.trim() } }) });
}
