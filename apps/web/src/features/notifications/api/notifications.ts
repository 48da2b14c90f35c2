import { bellSize, listNotifications } from '@vybac/contracts/notifications';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** The latest 10 notifications and how many are unread. */
export const latestNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'latest'],
  queryFn: ({ signal }) => call(listNotifications, { query: { limit: bellSize } }, { signal }),
});

/** All notifications, newest first. */
export const notificationsPages = infiniteQueryOptions({
  queryKey: ['notifications', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    call(listNotifications, { query: { limit: 20, ...(pageParam && { cursor: pageParam }) } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});
