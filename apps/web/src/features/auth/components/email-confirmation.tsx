import { buttonStyle, Spinner } from '@vybac/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { explainedProblem } from '../../../api/explained-problem';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import { useConfirmEmail } from '../api/confirm-email';
import { AuthLayout } from './auth-layout';

/** Where the link of the confirmation mail leads: it confirms, signs in and goes on to the listings. */
export function EmailConfirmation({ token }: { token: string }) {
  const { t } = useTranslation(['auth', 'errors']);
  const navigate = useNavigate();
  const { mutateAsync: confirm, error } = useConfirmEmail();
  // A token works once, while React runs effects twice in development.
  const asked = useRef<string>(undefined);

  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    confirm(token).then(
      async () => {
        await navigate({ to: '/listings', replace: true });
        notify.confirmation({ title: t('confirm.done'), description: t('confirm.doneText') });
      },
      // Shown below.
      () => undefined,
    );
  }, [token, confirm, navigate, t]);

  if (!error) {
    return (
      <AuthLayout title={t('confirm.title')}>
        <p role="status" className="flex items-center gap-3 text-ink-muted">
          <Spinner /> {t('confirm.busy')}
        </p>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('confirm.failed')}>
      <p role="alert">{explainedProblem(t, error)?.title ?? problemText(t, error)}</p>
      <p className="text-ink-muted">{t('confirm.failedText')}</p>
      <Link to="/auth" replace className={buttonStyle({ wide: true })}>
        {t('backToSignIn')}
      </Link>
    </AuthLayout>
  );
}
