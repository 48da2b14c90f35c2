import { type Away, comeBack, goAway, type Me } from '@vybac/contracts/identity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call';
import { sessionQuery } from '../../session';

/** Away until the day begins here that was chosen; null is until one comes back. */
export function useGoAway() {
  const keep = useKeep();
  return useMutation({
    mutationFn: (wish: { until: string | null; note: string | null }) => call(goAway, { body: wish }),
    onSuccess: keep,
  });
}

export function useComeBack() {
  const keep = useKeep();
  return useMutation({ mutationFn: () => call(comeBack, {}), onSuccess: () => keep(null) });
}

function useKeep(): (away: Away | null) => void {
  const queryClient = useQueryClient();
  return (away) => {
    queryClient.setQueryData(sessionQuery.queryKey, (me: Me | null | undefined) => me && { ...me, away });
    void queryClient.invalidateQueries({ queryKey: ['listings'] });
  };
}

/** A moment as the day that a date field shows, where its reader is. */
export function dayOf(moment: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`;
}

/** When this day of a date field begins, where its reader is; null for none. */
export function beginningOf(day: string): string | null {
  const [year, month, date] = day.split('-').map(Number);
  return year && month && date ? new Date(year, month - 1, date).toISOString() : null;
}
