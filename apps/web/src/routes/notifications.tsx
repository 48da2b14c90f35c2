import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../features/session';
import { PageHeading } from '../frame/page-heading';

export const Route = createFileRoute('/notifications')({
  beforeLoad: ({ context, preload }) => requireSession({ queryClient: context.queryClient, preload }),
  component: Notifications,
});

function Notifications() {
  return <PageHeading titleKey="pages.notifications" />;
}
