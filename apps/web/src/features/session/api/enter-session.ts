import { useQueryClient } from '@tanstack/react-query';
import { announceSignedIn } from '../across-tabs';
import { changePerson } from './change-person';
import { sessionQuery } from './session';

/**
 * To be called after the server has opened a session (sign-in, guest creation, returning guest, confirmation): learns who is
 * here now, forgets what was loaded for whoever was here before, and tells the other tabs.
 */
export function useEnterSession() {
  const queryClient = useQueryClient();
  return async () => {
    const me = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    announceSignedIn();
    await changePerson(queryClient, me);
    return me;
  };
}
