import { linkStyle } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session';
import { AuthLayout } from './auth-layout';
import { ConfirmationNotice } from './confirmation-notice';
import { Or } from './or';
import { SignUpForm } from './sign-up-form';

/** A new account; for a guest, the same person with an account. */
export function SignUpPage({ guestEntry }: { guestEntry: ReactNode }) {
  const { t } = useTranslation('auth');
  const { status } = useSession();
  const [pending, setPending] = useState<string | null>(null);
  const isGuest = status === 'guest';

  if (pending !== null) {
    return (
      <AuthLayout title={t('signUp.almost')}>
        <ConfirmationNotice email={pending} onBack={() => setPending(null)} />
        {isGuest && <p className="text-ink-muted">{t('signUp.stillGuest')}</p>}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={t(isGuest ? 'signUp.keepTitle' : 'signUp.title')}
      text={t(isGuest ? 'signUp.keepText' : 'signUp.text')}
    >
      <SignUpForm isGuest={isGuest} onRegistered={setPending} />
      {!isGuest && <Or />}
      {guestEntry}
      <p className="text-center">
        {t('signUp.haveAccount')}{' '}
        <Link to="/auth" className={linkStyle()}>
          {t('signUp.signIn')}
        </Link>
      </p>
    </AuthLayout>
  );
}
