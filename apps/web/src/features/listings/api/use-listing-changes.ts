import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openRealtime } from '../../../realtime/realtime';
import { listingQuery } from './listing';

/** Asks for the listing again as soon as something about it changes, here or elsewhere. */
export function useListingChanges(id: string): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    let left = false;
    let leave: (() => void)[] = [];
    const refresh = () => void queryClient.invalidateQueries({ queryKey: listingQuery(id).queryKey });
    openRealtime().then(
      (realtime) => {
        if (left) return;
        leave = [
          realtime.join(`listing:${id}`),
          realtime.on('listing', ({ listingId }) => {
            if (listingId === id) refresh();
          }),
          realtime.onReconnect(refresh),
        ];
      },
      // Without it the page is right on load, on focus and after each act.
      () => undefined,
    );
    return () => {
      left = true;
      leave.forEach((stop) => stop());
    };
  }, [id, queryClient]);
}
