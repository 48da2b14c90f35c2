import { ProblemError } from '@vybac/client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { problemTextOr } from '../../../api/problem-text';
import { realtime } from '../../../api/realtime';
import { notify } from '../../../notices/notify';
import { conversationsQuery, noteRecipient, refreshConversationsSoon } from '../api/conversations';
import { addMessage } from '../api/messages';
import { report } from '../api/receipts';
import { useOutbox } from '../outgoing/outgoing';

/** On every page of a guest or user: receives messages, says that they have been delivered, and sends what waits to be sent. */
export function ChatPresence({ actorId }: { actorId: string }) {
  useConnection(actorId);
  useArrivals(actorId);
  useSending(actorId);
  return null;
}

function useConnection(actorId: string) {
  useEffect(() => {
    if (realtime.isConnected) realtime.renew();
    else realtime.connect();
  }, [actorId]);
}

function useArrivals(actorId: string) {
  const queryClient = useQueryClient();
  const { data } = useInfiniteQuery(conversationsQuery);

  useEffect(() => {
    const stops = [
      realtime.on('message', (message) => {
        addMessage(queryClient, message);
        if (message.senderId !== actorId) void report(actorId, message.conversationId, 'delivered', message.sequence);
        refreshConversationsSoon(queryClient);
      }),
      realtime.on('receipt', (receipt) => {
        if (receipt.actorId === actorId) refreshConversationsSoon(queryClient);
        else noteRecipient(queryClient, receipt);
      }),
      realtime.onReconnect(() => {
        for (const missed of ['conversations', 'conversation', 'messages']) {
          void queryClient.invalidateQueries({ queryKey: [missed] });
        }
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [actorId, queryClient]);

  // What came while nobody was connected is received with the list.
  useEffect(() => {
    for (const { id, unreadCount, lastSequence } of data?.pages.flatMap(({ items }) => items) ?? []) {
      if (unreadCount > 0) void report(actorId, id, 'delivered', lastSequence);
    }
  }, [actorId, data]);
}

function useSending(actorId: string) {
  const { t } = useTranslation(['chat', 'errors']);
  const { queue, refusals } = useOutbox(actorId);

  useEffect(() => {
    const wake = () => queue.wake();
    const stopListening = realtime.onConnectionChange((connected) => connected && wake());
    window.addEventListener('online', wake);
    queue.start();
    return () => {
      queue.stop();
      window.removeEventListener('online', wake);
      stopListening();
    };
  }, [queue]);

  useEffect(() => {
    const say = (_: unknown, error: unknown) => {
      const inaccessible = error instanceof ProblemError && error.code === 'conversation.missing';
      const reason = problemTextOr(t, error, t('outgoing.refused'));
      notify.error({ title: t('error'), description: inaccessible ? t('outgoing.inaccessible', { reason }) : reason });
    };
    refusals.add(say);
    return () => void refusals.delete(say);
  }, [refusals, t]);
}
