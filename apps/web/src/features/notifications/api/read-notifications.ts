import { readAllNotifications, readNotification } from '@vybac/contracts/notifications';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call';
import { asRead, type NotificationPage } from '../notification-pages';
import { latestNotificationsQuery, notificationsPages } from './notifications';

/** Marks one notification read. It shows at once; if the server did not hear of it, it is unread again. */
export function useReadNotification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(readNotification, { params: { id } }),
    onMutate: (id) => show(queryClient, (page) => asRead(page, id)),
    onError: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  });
}

export function useReadAllNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(readAllNotifications, { body: {} }),
    onMutate: () => show(queryClient, (page) => asRead(page)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  });
}

async function show(queryClient: QueryClient, change: (page: NotificationPage) => NotificationPage): Promise<void> {
  // An answer on its way would bring back what it was.
  await queryClient.cancelQueries({ queryKey: ['notifications'] });
  queryClient.setQueryData(latestNotificationsQuery.queryKey, (page) => page && change(page));
  queryClient.setQueryData(
    notificationsPages.queryKey,
    (all) => all && { ...all, pages: all.pages.map((page) => change(page)) },
  );
}
