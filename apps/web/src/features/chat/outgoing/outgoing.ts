import { sendMessage } from '@vybac/contracts/messaging';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { call } from '../../../api/call';
import { refreshConversationsSoon } from '../api/conversations';
import { addMessage } from '../api/messages';
import { type Outgoing, OutgoingQueue } from './outgoing-queue';
import { OutgoingStore } from './outgoing-store';

type RefusalListener = (message: Outgoing, error: unknown) => void;

interface Outbox {
  store: OutgoingStore;
  queue: OutgoingQueue;
  refusals: Set<RefusalListener>;
}

const outboxes = new Map<string, Outbox>();

/** The messages of one person that are on their way, from any conversation. */
export function outboxOf(actorId: string, queryClient: QueryClient): Outbox {
  const open = outboxes.get(actorId);
  if (open) return open;
  const store = new OutgoingStore(actorId);
  const refusals = new Set<RefusalListener>();
  const queue = new OutgoingQueue({
    store,
    send: ({ id, conversationId, content, images }) =>
      call(sendMessage, {
        params: { id: conversationId },
        body: { id, content, imageIds: images.map(({ mediaId }) => mediaId) },
      }),
    onSent: (message) => {
      addMessage(queryClient, message);
      refreshConversationsSoon(queryClient);
    },
    onRefused: (message, error) => refusals.forEach((listener) => listener(message, error)),
    wait,
    // Locks are there in secure pages only; without them, sending again is still harmless.
    exclusively: (work) => ('locks' in navigator ? navigator.locks.request(`vybac-outgoing:${actorId}`, work) : work()),
  });
  const outbox = { store, queue, refusals };
  outboxes.set(actorId, outbox);
  return outbox;
}

export function useOutbox(actorId: string): Outbox {
  const queryClient = useQueryClient();
  return useMemo(() => outboxOf(actorId, queryClient), [actorId, queryClient]);
}

/** What is on its way in a conversation, the oldest first. */
export function useOutgoing(actorId: string, conversationId: string): readonly Outgoing[] {
  const { store } = useOutbox(actorId);
  const all = useSyncExternalStore(store.subscribe, store.read);
  return useMemo(() => all.filter((one) => one.conversationId === conversationId), [all, conversationId]);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
