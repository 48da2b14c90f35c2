import { buttonStyle, EmptyState } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Picture } from '../pictures/picture';
import { usePageTitle } from './page-title';

/** For every address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation('frame');
  usePageTitle(t('notFound.title'));
  return (
    <EmptyState
      heading="h1"
      picture={<Picture name="compass" eager />}
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
