import { useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../../realtime/use-realtime';

/** Orders and what they do to one's listings arrive as they happen. */
export function useDashboardChanges(): void {
  const queryClient = useQueryClient();
  const refresh = () => {
    for (const changed of ['orders', 'listings']) void queryClient.invalidateQueries({ queryKey: [changed] });
  };
  useRealtime((realtime) => [realtime.on('order', refresh), realtime.onReconnect(refresh)]);
}
