import type { ListingStatus } from '@vybac/contracts/listings';
import type { Conversation } from '@vybac/contracts/messaging';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { realtime } from '../../../api/realtime';
import { readChatNotifications } from '../api/chat-notifications';
import { conversationQuery } from '../api/conversations';
import { hasAttention } from './attention';

/** Milliseconds after which a conversation, too, has heard of a change to its listing. */
const listingDelay = 1_500;

/** While a conversation is open: hears it and its listing, and takes its notifications for read. */
export function useConversationStreams({ id, recipient, listing }: Conversation): void {
  const queryClient = useQueryClient();
  const listingId = listing?.id ?? null;

  useEffect(() => {
    void readChatNotifications(queryClient, id);
    const stops = [
      realtime.join(`conversation:${id}`),
      realtime.on('notification', ({ type, link }) => {
        if (type === 'chat_message' && link?.startsWith(`/chat/${recipient.id}`) && hasAttention()) {
          void readChatNotifications(queryClient, id);
        }
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [id, recipient.id, queryClient]);

  useEffect(() => {
    if (!listingId) return;
    const query = conversationQuery(recipient.id, listingId);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      realtime.join(`listing:${listingId}`),
      realtime.on('listing', (changed) => {
        if (changed.listingId !== listingId) return;
        queryClient.setQueryData(query.queryKey, (known) =>
          known?.listing ? { ...known, listing: { ...known.listing, status: changed.status as ListingStatus } } : known,
        );
        clearTimeout(timer);
        timer = setTimeout(() => void queryClient.invalidateQueries(query), listingDelay);
      }),
    ];
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [listingId, recipient.id, queryClient]);
}
