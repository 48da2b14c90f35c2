import type { Me } from '@vybac/contracts/identity';
import { showMe } from '@vybac/contracts/identity';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** Who is here; null for a visitor. */
export const sessionQuery = queryOptions<Me | null>({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(showMe, {}, { signal }),
  staleTime: 5 * 60_000,
});

export type SessionStatus = 'loading' | 'visitor' | 'guest' | 'user';

export interface Session {
  status: SessionStatus;
  me: Me | null;
  /** Undefined while it is not known who is here. */
  isPro: boolean | undefined;
}

/** Who is here, for a component. While the server cannot be reached, somebody unknown counts as a visitor. */
export function useSession(): Session {
  const { data, isPending } = useQuery(sessionQuery);
  if (isPending) return { status: 'loading', me: null, isPro: undefined };
  const me = data ?? null;
  return { status: me?.actor.kind ?? 'visitor', me, isPro: me?.isPro ?? false };
}
