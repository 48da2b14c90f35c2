import { buttonStyle, EmptyState } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../frame/page-title';
import { Picture } from '../../../pictures/picture';

/** What a visitor finds at the dashboard. */
export function SignInRequired() {
  const { t } = useTranslation('dashboard');
  usePageTitle(t('visitor.title'));
  return (
    <EmptyState
      heading="h1"
      picture={<Picture name="key" eager />}
      title={t('visitor.title')}
      text={t('visitor.text')}
      action={
        <>
          <Link to="/auth" className={buttonStyle()}>
            {t('visitor.signIn')}
          </Link>
          <Link to="/auth" search={{ guest: true }} className={buttonStyle({ variant: 'secondary' })}>
            {t('visitor.guest')}
          </Link>
        </>
      }
    />
  );
}
