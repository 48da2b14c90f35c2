import { checkUsername } from '@vybac/contracts/identity';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** Whether a username is free, and up to 3 that are when it is not. */
export function usernameAvailabilityQuery(username: string) {
  return queryOptions({
    queryKey: ['username-availability', username],
    queryFn: ({ signal }) => call(checkUsername, { query: { username } }, { signal }),
    staleTime: 10_000,
    retry: false,
  });
}
