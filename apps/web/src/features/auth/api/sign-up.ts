import { registerAccount, upgradeGuest, type GuestCredentials } from '@vybac/contracts/identity';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call';

export interface TypedAccount {
  username: string;
  email: string;
  password: string;
  /** The language that mails are to be in. */
  language: string;
}

/**
 * Who signs up: somebody new, the guest of this session, or a guest who names Guest ID and PIN. Guests keep what they have
 * and stay guests until the mail is answered (rulings, Guest → user).
 */
export type Beginning = 'new' | 'this-guest' | GuestCredentials;

export function useSignUp() {
  return useMutation({
    mutationFn: ({ account, beginning }: { account: TypedAccount; beginning: Beginning }) =>
      beginning === 'new'
        ? call(registerAccount, { body: account })
        : call(upgradeGuest, { body: { ...account, ...(beginning !== 'this-guest' && beginning) } }),
  });
}
