import { ProblemError } from '@vybac/client';
import { useTranslation } from 'react-i18next';
import { explainedProblem } from '../../api/explained-problem';
import { problemText } from '../../api/problem-text';
import { notify } from '../../notices/notify';

/** What could not be done: keys of `guest:failed`. */
export type GuestAct = 'create' | 'validate' | 'renew';

/** Shows why a guest could not get in (spec 1 §8, Guest). */
export function useGuestNotice(): (act: GuestAct, error: unknown) => void {
  const { t } = useTranslation(['guest', 'errors']);
  return (act, error) => {
    const explained = explainedProblem(t, error);
    if (explained) return notify.error(explained);
    const unreachable = error instanceof ProblemError && error.status === 0;
    notify.error({
      title: t(`failed.${act}.title`),
      description: unreachable ? problemText(t, error) : t(`failed.${act}.text`),
    });
  };
}
