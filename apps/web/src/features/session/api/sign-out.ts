import { signOut } from '@vybac/contracts/identity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { notify } from '../../../notices/notify';
import { announceSignedOut } from '../across-tabs';
import { changePerson } from './change-person';

/** Ends the session here and in the other tabs of this browser, and goes home (spec 1 §4, Sign-out). */
export function useSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation('frame');
  return useMutation({
    mutationFn: () => call(signOut, {}),
    onSuccess: async () => {
      announceSignedOut();
      await navigate({ to: '/' });
      notify.signedOut({ title: t('signOut.done') });
      await changePerson(queryClient, null);
    },
    onError: () => notify.error({ title: t('signOut.failed'), description: t('signOut.failedText') }),
  });
}
