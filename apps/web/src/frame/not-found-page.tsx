import { buttonStyle } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatePage } from './state-page';

/** For every address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation('frame');
  return (
    <StatePage
      picture="compass"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <>
          <Link to="/" className={buttonStyle()}>
            {t('notFound.home')}
          </Link>
          <Link to="/listings" className={buttonStyle({ variant: 'secondary' })}>
            {t('navigation.browse')}
          </Link>
        </>
      }
    />
  );
}
