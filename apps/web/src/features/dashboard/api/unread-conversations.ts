import { listConversations } from '@vybac/contracts/messaging';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** How many conversations hold unread messages. */
export const unreadConversationsQuery = queryOptions({
  queryKey: ['conversations', 'unread'],
  queryFn: async ({ signal }) => (await call(listConversations, { query: { limit: 1 } }, { signal })).unreadCount,
});
