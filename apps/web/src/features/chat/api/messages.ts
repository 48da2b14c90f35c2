import { listMessages, type Message } from '@vybac/contracts/messaging';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';
import { lastSequence, leavesGap, merge, type Thread } from '../thread/thread';

const keyOf = (conversationId: string) => ['messages', conversationId] as const;

/** A conversation's messages. Asked again, it fetches only what came after the last known one. */
export function messagesQuery(conversationId: string) {
  const queryKey = keyOf(conversationId);
  return queryOptions<Thread>({
    queryKey,
    staleTime: 0,
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryData<Thread>(queryKey);
      if (!known) {
        const { items, hasMore } = await call(listMessages, { params: { id: conversationId }, query: {} }, { signal });
        return { messages: items, hasOlder: hasMore };
      }
      const missed = await messagesAfter(conversationId, lastSequence(known), signal);
      // Pushes may have added something meanwhile.
      return merge(client.getQueryData<Thread>(queryKey) ?? known, missed);
    },
  });
}

async function messagesAfter(id: string, after: number, signal: AbortSignal): Promise<Message[]> {
  const { items, hasMore } = await call(listMessages, { params: { id }, query: { after, limit: 200 } }, { signal });
  const last = items.at(-1);
  return hasMore && last ? [...items, ...(await messagesAfter(id, last.sequence, signal))] : items;
}

/** A message arrived by push, or one's own has been stored. A gap before it makes us ask for what is missing. */
export function addMessage(queryClient: QueryClient, message: Message): void {
  const queryKey = keyOf(message.conversationId);
  const known = queryClient.getQueryData<Thread>(queryKey);
  if (known && !leavesGap(known, message)) queryClient.setQueryData<Thread>(queryKey, merge(known, [message]));
  else void queryClient.invalidateQueries({ queryKey });
}

/** Fetches what stands before the first known message. */
export async function loadOlder(queryClient: QueryClient, conversationId: string): Promise<void> {
  const queryKey = keyOf(conversationId);
  const before = queryClient.getQueryData<Thread>(queryKey)?.messages[0]?.sequence;
  if (before === undefined) return;
  const { items, hasMore } = await call(listMessages, { params: { id: conversationId }, query: { before } });
  queryClient.setQueryData<Thread>(queryKey, (known) => known && merge(known, items, hasMore));
}
