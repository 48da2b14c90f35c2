import { ProblemError } from '@vybac/client';
import { Button, ConfirmDialog, linkStyle, TextField } from '@vybac/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { useSession } from '../../session';
import { useSignIn } from '../api/sign-in';
import { useAuthNotice } from '../use-auth-notice';
import { AuthLayout } from './auth-layout';
import { ConfirmationNotice } from './confirmation-notice';
import { Diagnostics } from './diagnostics';
import { ForgotPassword } from './forgot-password';
import { Or } from './or';
import { PasswordField } from './password-field';
import { ResendButton } from './resend-button';

/** E-mail and password. A guest is told first that guest things stay with Guest ID and PIN (rulings, Guest → user). */
export function SignInForm({ guestEntry }: { guestEntry: ReactNode }) {
  const { t } = useTranslation(['auth', 'errors']);
  const navigate = useNavigate();
  const { status } = useSession();
  const showProblem = useAuthNotice();
  const signIn = useSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);

  const enter = () => {
    setAsking(false);
    setUnconfirmed(null);
    signIn.mutate(
      { email, password },
      {
        onSuccess: (me) => {
          void navigate({ to: '/listings' });
          notify.welcome({ title: t('signIn.welcome', { name: me?.actor.name ?? '' }) });
        },
        onError: (error) => {
          if (error instanceof ProblemError && error.code === 'account.email_not_confirmed')
            setUnconfirmed(email.trim());
          showProblem(error);
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '' || password.trim() === '') {
      notify.error({
        title: t('errors:account.missing_information'),
        description: t('errors:explained.account.missing_information'),
      });
      return;
    }
    if (status === 'guest') setAsking(true);
    else enter();
  };

  return (
    <AuthLayout title={t('signIn.title')} text={t('signIn.text')}>
      {unconfirmed !== null && <ConfirmationNotice email={unconfirmed} />}
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordField
          label={t('password.label')}
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
        />
        <div className="-mt-2 flex justify-end">
          <ForgotPassword email={email} />
        </div>
        <Button type="submit" size="lg" wide loading={signIn.isPending}>
          {t('signIn.submit')}
        </Button>
      </form>
      {status !== 'guest' && <Or />}
      {guestEntry}
      <p className="text-center">
        {t('signIn.noAccount')}{' '}
        <Link to="/signup" className={linkStyle()}>
          {t('signIn.signUp')}
        </Link>
      </p>
      <div className="flex flex-col items-center gap-1 border-t border-line pt-4">
        <p className="text-sm text-ink-muted">{t('resend.question')}</p>
        <ResendButton email={email} variant="quiet" size="sm" />
      </div>
      <Diagnostics />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('leaveGuest.title')}
        text={t('leaveGuest.text')}
        confirmLabel={t('leaveGuest.confirm')}
        cancelLabel={t('cancel')}
        onConfirm={enter}
      />
    </AuthLayout>
  );
}
