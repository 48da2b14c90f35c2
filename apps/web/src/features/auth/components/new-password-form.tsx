import { passwordMinimum } from '@vybac/contracts/identity';
import { Button, linkStyle } from '@vybac/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { useResetPassword } from '../api/reset-password';
import { useAuthNotice } from '../use-auth-notice';
import { AuthLayout } from './auth-layout';
import { PasswordField } from './password-field';

/** Where the link of the reset mail leads. */
export function NewPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation(['auth', 'errors']);
  const navigate = useNavigate();
  const showProblem = useAuthNotice();
  const reset = useResetPassword();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Array.from(password.trim()).length < passwordMinimum) {
      setError(t('errors:explained.account.password_too_short'));
      return;
    }
    reset.mutate(
      { token, password: password.trim() },
      {
        onSuccess: () => {
          void navigate({ to: '/auth', replace: true });
          notify.success({ title: t('newPassword.done'), description: t('newPassword.doneText') });
        },
        onError: showProblem,
      },
    );
  };

  return (
    <AuthLayout title={t('newPassword.title')} text={t('newPassword.text')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField
          label={t('newPassword.label')}
          autoComplete="new-password"
          withStrength
          value={password}
          error={error}
          onValueChange={(value) => {
            setPassword(value);
            setError(undefined);
          }}
        />
        <Button type="submit" size="lg" wide loading={reset.isPending}>
          {t('newPassword.submit')}
        </Button>
      </form>
      <Link to="/auth" className={linkStyle({ className: 'self-center' })}>
        {t('backToSignIn')}
      </Link>
    </AuthLayout>
  );
}
