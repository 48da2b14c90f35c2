import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession, useSessionAcrossTabs, useSessionEnd } from '../features/session';
import { Frame } from '../frame/frame';
import { useAfterFirstScreen } from '../frame/use-after-first-screen';

const NotificationBell = lazy(() =>
  import('../features/notifications/components/notification-bell').then((part) => ({ default: part.NotificationBell })),
);

const MessagesBadge = lazy(() =>
  import('../features/chat/components/messages-badge').then((part) => ({ default: part.MessagesBadge })),
);
const ChatPresence = lazy(() =>
  import('../features/chat/components/chat-presence').then((part) => ({ default: part.ChatPresence })),
);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

function Root() {
  useSessionAcrossTabs();
  useSessionEnd();
  const { me } = useSession();
  const afterFirstScreen = useAfterFirstScreen();
  return (
    <>
      <Frame bell={<NotificationBell />} unreadMessages={me && afterFirstScreen && <MessagesBadge />}>
        <Outlet />
      </Frame>
      {me && afterFirstScreen && (
        <Suspense>
          <ChatPresence key={me.actor.id} actorId={me.actor.id} />
        </Suspense>
      )}
    </>
  );
}
