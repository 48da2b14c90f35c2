import { buttonStyle, Skeleton } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../features/session';
import { AccountMenu } from './later';

/** Sign In and Sign Up for visitors, the avatar and its menu for guests and users. */
export function AccountEntry() {
  const { t } = useTranslation('frame');
  const { status } = useSession();
  const coming = <Skeleton className="ml-1 size-10 rounded-full" />;

  if (status === 'loading') return coming;
  if (status !== 'visitor') {
    return (
      <Suspense fallback={coming}>
        <AccountMenu />
      </Suspense>
    );
  }
  return (
    <>
      <Link to="/auth" className={buttonStyle({ variant: 'quiet', size: 'sm' })}>
        {t('account.signIn')}
      </Link>
      <Link to="/signup" className={buttonStyle({ size: 'sm' })}>
        {t('account.signUp')}
      </Link>
    </>
  );
}
