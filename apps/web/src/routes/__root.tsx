import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy } from 'react';
import { useSessionAcrossTabs } from '../features/session';
import { Frame } from '../frame/frame';

const NotificationBell = lazy(() =>
  import('../features/notifications/components/notification-bell').then((part) => ({ default: part.NotificationBell })),
);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

function Root() {
  useSessionAcrossTabs();
  return (
    <Frame bell={<NotificationBell />}>
      <Outlet />
    </Frame>
  );
}
