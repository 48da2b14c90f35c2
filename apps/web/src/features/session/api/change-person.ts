import type { Me } from '@vybac/contracts/identity';
import type { Query, QueryClient } from '@tanstack/react-query';
import { sessionQuery } from './session';

const ofOneSession = ({ queryKey }: Query) => queryKey[0] !== sessionQuery.queryKey[0];

/** Somebody else is here now: what was loaded before goes, and what is on screen is asked for again. */
export async function changePerson(queryClient: QueryClient, me: Me | null): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, me);
  queryClient.removeQueries({ type: 'inactive', predicate: ofOneSession });
  await queryClient.resetQueries({ type: 'active', predicate: ofOneSession });
}
