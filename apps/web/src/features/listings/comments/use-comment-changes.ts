import { useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../../../realtime/use-realtime';
import { commentsPages } from './comments';

/** Milliseconds that belong to one reading: in a storm of comments nobody reads faster. */
const gather = 400;

/** Reads the comments anew as soon as somebody says something, here or elsewhere. The page has joined the listing. */
export function useCommentChanges(listingId: string): void {
  const queryClient = useQueryClient();
  useRealtime((realtime) => {
    let waiting = false;
    const read = () => void queryClient.invalidateQueries({ queryKey: commentsPages(listingId).queryKey });
    const readSoon = () => {
      if (waiting) return;
      waiting = true;
      setTimeout(() => {
        waiting = false;
        read();
      }, gather);
    };
    return [
      realtime.on('comments', (changed) => {
        if (changed.listingId === listingId) readSoon();
      }),
      realtime.onReconnect(read),
    ];
  });
}
