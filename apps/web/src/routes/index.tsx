import { buttonStyle } from '@vybac/ui';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Newsletter } from '../features/alerts/components/newsletter';
import { HomePage } from '../features/home/components/home-page';
import { newestListingsQuery } from '../features/listings/api/newest-listings';
import { HotItems } from '../features/listings/components/hot-items';
import { NewestListings } from '../features/listings/components/newest-listings';

export const Route = createFileRoute('/')({
  // Not awaited: the page stands at once and its newest listings fill in.
  loader: ({ context }) => void context.queryClient.prefetchQuery(newestListingsQuery),
  component: Home,
});

function Home() {
  const { t } = useTranslation('home');
  const guestEntry = (
    <Link
      to="/auth"
      search={{ guest: true }}
      className={buttonStyle({ variant: 'secondary', size: 'lg', className: 'max-sm:w-full' })}
    >
      {t('hero.tryAsGuest')}
    </Link>
  );
  return (
    <HomePage guestEntry={guestEntry} newest={<NewestListings />} hot={<HotItems />} newsletter={<Newsletter />} />
  );
}
