import { bellSize, listNotifications } from '@vybac/contracts/notifications';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** The latest 10 notifications and how many are unread. */
export const latestNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'latest'],
  queryFn: ({ signal }) => call(listNotifications, { query: { limit: bellSize } }, { signal }),
});
