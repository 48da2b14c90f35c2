import { signOut, signOutEverywhere } from '@vybac/contracts/identity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { problemTextOr } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import { announceSignedOut } from '../across-tabs';
import { changePerson } from './change-person';

export const signOutKey = ['sign-out'];

/**
 * Ends the session in this browser, or all sessions on all devices (`everywhere`), and goes home (spec 1 §4, Sign-out).
 */
export function useSignOut(scope: 'here' | 'everywhere' = 'here') {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation(['frame', 'errors']);
  return useMutation({
    mutationKey: signOutKey,
    mutationFn: () => call(scope === 'here' ? signOut : signOutEverywhere, {}),
    onSuccess: async () => {
      announceSignedOut();
      await navigate({ to: '/' });
      notify.signedOut({ title: t(scope === 'here' ? 'signOut.done' : 'signOut.doneEverywhere') });
      await changePerson(queryClient, null);
    },
    onError: (error) => {
      const faultText = t(scope === 'here' ? 'signOut.failedHere' : 'signOut.failedText');
      notify.error({ title: t('signOut.failed'), description: problemTextOr(t, error, faultText) });
    },
  });
}
