import { readAllNotifications } from '@vybac/contracts/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** Whoever looks at a conversation need not be told about it any more. */
export async function readChatNotifications(queryClient: QueryClient, conversationId: string): Promise<void> {
  // Not worth a word when it fails: the bell then keeps counting until the conversation is opened again.
  await call(readAllNotifications, { body: { conversationId } }).catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey: ['notifications'] });
}
