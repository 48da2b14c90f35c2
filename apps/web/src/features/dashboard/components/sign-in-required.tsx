import { buttonStyle } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatePage } from '../../../frame/state-page';

/** What a visitor finds at the dashboard. */
export function SignInRequired() {
  const { t } = useTranslation('dashboard');
  return (
    <StatePage
      picture="key"
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
