import { createFileRoute } from '@tanstack/react-router';
import { PageHeading } from '../frame/page-heading';

export const Route = createFileRoute('/dashboard')({ component: Dashboard });

function Dashboard() {
  return <PageHeading titleKey="pages.dashboard" />;
}
