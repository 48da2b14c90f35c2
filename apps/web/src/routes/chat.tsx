import { createFileRoute, Outlet, useParams, useSearch } from '@tanstack/react-router';
import { ChatPage } from '../features/chat/components/chat-page';
import { refuseChat, requireSession, useSession } from '../features/session';
import { i18next } from '../i18n/i18n';

export const Route = createFileRoute('/chat')({
  staticData: { layout: 'workspace' },
  beforeLoad: ({ context, preload }) =>
    requireSession({
      queryClient: context.queryClient,
      preload,
      refuse: () => refuseChat(i18next.t),
    }),
  component: Chat,
});

function Chat() {
  const { me } = useSession();
  const { recipientId } = useParams({ strict: false });
  const { listing = null } = useSearch({ strict: false });
  // Signing out leads away in a moment.
  if (!me) return null;
  return (
    <ChatPage me={me.actor.id} open={recipientId ? { recipientId, listingId: listing } : null}>
      <Outlet />
    </ChatPage>
  );
}
