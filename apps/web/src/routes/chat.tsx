import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSession } from '../features/session';
import { i18next } from '../i18n/i18n';
import { notify } from '../notices/notify';

export const Route = createFileRoute('/chat')({
  staticData: { layout: 'workspace' },
  beforeLoad: ({ context, preload }) =>
    requireSession({
      queryClient: context.queryClient,
      preload,
      refuse: () =>
        notify.error({
          title: i18next.t('common:authenticationRequired'),
          description: i18next.t('common:chatNeedsSession'),
        }),
    }),
  component: Outlet,
});
