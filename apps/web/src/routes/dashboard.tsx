import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../features/dashboard/components/dashboard-page';
import { SignInRequired } from '../features/dashboard/components/sign-in-required';
import { dashboardSections, type DashboardSection } from '../features/dashboard/dashboard-sections';
import { CredentialsCard } from '../features/guest/components/credentials-card';
import { FavoritesList } from '../features/listings/favorites/favorites-list';
import { OrdersPanel } from '../features/orders/components/orders-panel';
import { useSession, whoIsHere } from '../features/session';
import { PagePending } from '../frame/page-pending';

interface DashboardSearch {
  tab?: DashboardSection | undefined;
  /** An order to show at once. */
  order?: string | undefined;
}

export const Route = createFileRoute('/dashboard')({
  validateSearch: ({ tab, order }: Record<string, unknown>): DashboardSearch => ({
    tab: dashboardSections.find((known) => known === tab),
    order: typeof order === 'string' ? order : undefined,
  }),
  beforeLoad: async ({ context }) => {
    // Who cannot be recognised now is asked again by the page itself.
    await whoIsHere(context.queryClient);
  },
  component: Dashboard,
});

function Dashboard() {
  const { tab, order } = Route.useSearch();
  const { status, me } = useSession();
  if (status === 'loading') return <PagePending />;
  if (!me) return <SignInRequired />;
  return (
    <DashboardPage
      name={me.actor.name}
      section={tab ?? (order ? 'orders' : 'overview')}
      guestCard={me.guestId && <CredentialsCard guestId={me.guestId} />}
      orders={<OrdersPanel shownOrderId={order} />}
      favorites={<FavoritesList />}
    />
  );
}
