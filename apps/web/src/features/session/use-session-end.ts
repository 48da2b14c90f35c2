import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { notify } from '../../notices/notify';
import { useRealtime } from '../../realtime/use-realtime';
import { announceSignedOut } from './across-tabs';
import { changePerson } from './api/change-person';
import { sessionQuery, useSession } from './api/session';
import { signOutKey } from './api/sign-out';

/** Milliseconds that the answer which brings this browser's next session, if there is one, may be on its way. */
const grace = 1_000;

/** A session that was ended from elsewhere (signed out everywhere, a new password, an upgrade) ends here at once. */
export function useSessionEnd(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { t } = useTranslation('frame');
  const { me } = useSession();

  const here = () => queryClient.getQueryData(sessionQuery.queryKey)?.actor.sessionId;
  const leave = async (sessionId: string) => {
    await new Promise((passed) => setTimeout(passed, grace));
    if (here() !== sessionId) return;
    // Another tab may have entered a new session: a guest who became a user.
    const now = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
    if (now) return changePerson(queryClient, now);
    announceSignedOut();
    await router.navigate({ to: '/' });
    notify.signedOut({ title: t('signOut.ended'), description: t('signOut.endedText') });
    await changePerson(queryClient, null);
  };

  useRealtime(
    (realtime) => [
      realtime.on('session-ended', ({ sessionId }) => {
        const byThisTab = queryClient.isMutating({ mutationKey: signOutKey }) > 0;
        if (here() === sessionId && !byThisTab) void leave(sessionId);
      }),
    ],
    me !== null,
  );
}
