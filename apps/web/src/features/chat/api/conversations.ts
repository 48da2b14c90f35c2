import { type Conversation, listConversations, openConversation, showConversation } from '@vybac/contracts/messaging';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** Milliseconds between questions while no pushes arrive (spec 2 §9, as the fallback that rulings make of it). */
export const pollInterval = 10_000;
/** Milliseconds after a message before the list is asked for again (spec 2 §7). */
const refreshDelay = 100;

/** One's conversations, latest first. */
export const conversationsQuery = infiniteQueryOptions({
  queryKey: ['conversations'],
  queryFn: ({ pageParam, signal }) =>
    call(listConversations, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

let refreshing: ReturnType<typeof setTimeout> | undefined;

export function refreshConversationsSoon(queryClient: QueryClient): void {
  clearTimeout(refreshing);
  refreshing = setTimeout(() => void queryClient.invalidateQueries(conversationsQuery), refreshDelay);
}

/** The conversation with somebody, about a listing or not; started when there is none. */
export function conversationQuery(recipientId: string, listingId: string | null) {
  const queryKey = ['conversation', recipientId, listingId] as const;
  return queryOptions<Conversation>({
    queryKey,
    queryFn: ({ client, signal }) => {
      const known = client.getQueryData<Conversation>(queryKey);
      return known
        ? call(showConversation, { params: { id: known.id } }, { signal })
        : call(openConversation, { body: { recipientId, listingId } }, { signal });
    },
  });
}

/** The other side's client has received or shown more. */
export function noteRecipient(
  queryClient: QueryClient,
  { conversationId, delivered, read }: { conversationId: string; delivered: number; read: number },
): void {
  queryClient.setQueriesData<Conversation>({ queryKey: ['conversation'] }, (known) =>
    known?.id === conversationId
      ? {
          ...known,
          recipientDelivered: Math.max(known.recipientDelivered, delivered),
          recipientRead: Math.max(known.recipientRead, read),
        }
      : known,
  );
}
