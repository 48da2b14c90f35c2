import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onSessionChangeElsewhere } from './across-tabs';
import { changePerson } from './api/change-person';
import { sessionQuery } from './api/session';

/** Signing in or out in one tab does so in all tabs of the browser. */
export function useSessionAcrossTabs(): void {
  const queryClient = useQueryClient();
  const router = useRouter();

  useEffect(
    () =>
      onSessionChangeElsewhere((change) => {
        if (change === 'signed-in') {
          void queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).then((me) => changePerson(queryClient, me));
          return;
        }
        void router.navigate({ to: '/' }).then(() => changePerson(queryClient, null));
      }),
    [queryClient, router],
  );
}
