import type { Me } from '@vybac/contracts/identity';
import { showMe } from '@vybac/contracts/identity';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call';
import { isVisitorsPage } from '../../../api/initial-answers';

/**
 * Who is here; null for a visitor. A page that was made for visitors shows at once what they see, and asks all the same:
 * browsers keep copies of pages, which may be older than a session.
 */
export const sessionQuery = queryOptions<Me | null>({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(showMe, {}, { signal }),
  staleTime: 5 * 60_000,
  ...(isVisitorsPage(document) ? { initialData: null, initialDataUpdatedAt: 0 } : {}),
});

export type SessionStatus = 'loading' | 'visitor' | 'guest' | 'user';

export interface Session {
  status: SessionStatus;
  me: Me | null;
  /** Undefined while it is not known who is here. */
  isPro: boolean | undefined;
}

/**
 * Who is here, before an act: waited for while it is not known, so that nobody is turned away for being quicker than the
 * answer. Null for a visitor, and when the server cannot be reached.
 */
export function whoIsHere(queryClient: QueryClient): Promise<Me | null> {
  return queryClient.fetchQuery(sessionQuery).catch(() => null);
}

/** `whoIsHere`, for what a component does when it is pressed. */
export function useWhoIsHere(): () => Promise<Me | null> {
  const queryClient = useQueryClient();
  return () => whoIsHere(queryClient);
}

/** Who is here, for what a component shows. While the server cannot be reached, somebody unknown counts as a visitor. */
export function useSession(): Session {
  // Every card of a grid asks: when it could not be answered, that is not a reason to ask once a card. Acts ask anew.
  const { data, isPending } = useQuery({ ...sessionQuery, retryOnMount: false });
  if (isPending) return { status: 'loading', me: null, isPro: undefined };
  const me = data ?? null;
  return { status: me?.actor.kind ?? 'visitor', me, isPro: me?.isPro ?? false };
}
