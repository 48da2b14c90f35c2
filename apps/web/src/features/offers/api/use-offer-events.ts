import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { realtime } from '../../../api/realtime';

/** While offers are on screen: asks again for what has changed, and for all of it after a break. */
export function useOfferEvents(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const askAgain = (...queryKey: string[]) => void queryClient.invalidateQueries({ queryKey });
    const stops = [
      realtime.on('offer', ({ offerId }) => {
        askAgain('offer', offerId);
        askAgain('offers');
      }),
      realtime.on('order', ({ orderId }) => askAgain('order', orderId)),
      realtime.onReconnect(() => ['offer', 'offers', 'order'].forEach((what) => askAgain(what))),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);
}
