import { createFileRoute, Outlet } from '@tanstack/react-router';
import { refuseChat, requireSession } from '../features/session';
import { textsReady } from '../i18n/i18n';

export const Route = createFileRoute('/chat')({
  staticData: { layout: 'workspace' },
  beforeLoad: ({ context, preload }) =>
    requireSession({
      queryClient: context.queryClient,
      preload,
      refuse: () => void textsReady.then(refuseChat),
    }),
  component: Outlet,
});
