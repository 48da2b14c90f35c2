import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '../frame/page-heading';

interface DashboardSearch {
  tab?: string | undefined;
  /** An order to show at once. */
  order?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const Route = createFileRoute('/dashboard')({
  validateSearch: ({ tab, order }: Record<string, unknown>): DashboardSearch => ({ tab: text(tab), order: text(order) }),
  component: Dashboard,
});

function Dashboard() {
  return <PageHeading titleKey="pages.dashboard" />;
}
