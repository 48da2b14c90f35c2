import { signIn } from '@vybac/contracts/identity';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call';
import { useEnterSession } from '../../session';

export interface TypedCredentials {
  email: string;
  password: string;
}

/** Signs in; e-mail and password are trimmed, as they were when the account was made (rulings, Passwords). */
export function useSignIn() {
  const enter = useEnterSession();
  return useMutation({
    mutationFn: async ({ email, password }: TypedCredentials) => {
      await call(signIn, { body: { email: email.trim().toLowerCase(), password: password.trim() } });
      return enter();
    },
  });
}
