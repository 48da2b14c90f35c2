import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '../features/notifications/components/notifications-page';
import { requireSession } from '../features/session';

export const Route = createFileRoute('/notifications')({
  beforeLoad: ({ context, preload }) => requireSession({ queryClient: context.queryClient, preload }),
  component: NotificationsPage,
});
