import { buttonStyle } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../frame/page-title';
import { PagePending } from '../../../frame/page-pending';
import { StatePage } from '../../../frame/state-page';
import { useSession } from '../../session';
import { FavoritesList } from './favorites-list';

export function FavoritesPage() {
  const { t } = useTranslation('listings');
  const { status } = useSession();
  usePageTitle(t('favorites.title'));
  if (status === 'loading') return <PagePending />;
  if (status === 'visitor') {
    return (
      <StatePage
        picture="gift"
        title={t('favorites.title')}
        text={t('favorites.needsSession')}
        action={
          <>
            <Link to="/auth" className={buttonStyle()}>
              {t('favorites.signIn')}
            </Link>
            <Link to="/auth" search={{ guest: true }} className={buttonStyle({ variant: 'secondary' })}>
              {t('favorites.guest')}
            </Link>
          </>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <h1 className="pt-2 text-3xl md:text-4xl">{t('favorites.title')}</h1>
      <FavoritesList />
    </div>
  );
}
