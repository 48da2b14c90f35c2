import { useTranslation } from 'react-i18next';
import { explainedProblem } from '../../api/explained-problem';
import { problemText } from '../../api/problem-text';
import { notify } from '../../notices/notify';

/** Shows why an order could not be changed. */
export function useOrderNotice(): (error: unknown) => void {
  const { t } = useTranslation(['orders', 'errors']);
  return (error) =>
    notify.error(explainedProblem(t, error) ?? { title: t('updateFailed'), description: problemText(t, error) });
}
