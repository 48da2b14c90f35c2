import { ProblemError } from '@vybac/client';
import { useTranslation } from 'react-i18next';
import { notify } from '../../notices/notify';
import { useAuthNotice } from './use-auth-notice';
import { mistakeKey } from './username-mistake';

/** Shows why an account could not be made (spec 1 §8, Sign up). */
export function useSignUpNotice(): (error: unknown) => void {
  const { t } = useTranslation(['auth', 'errors']);
  const showProblem = useAuthNotice();
  return (error) => {
    if (!(error instanceof ProblemError) || error.status === 0) return showProblem(error);
    const mistake = mistakeKey(error.fields['username'] ?? null);
    if (mistake) {
      return notify.error({
        title: t('errors:account.username_invalid'),
        description: t('username.retry', { problem: t(mistake) }),
      });
    }
    if (error.status >= 500) return notify.error({ title: t('signUp.failed'), description: t('failed.later') });
    showProblem(error);
  };
}
