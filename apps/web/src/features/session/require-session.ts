import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { notify } from '../../notices/notify';
import { whoIsHere } from './api/session';

/** Says that one must sign in or continue as guest to create a listing (spec 1 §5). */
export function refuseListing(t: TFunction): void {
  notify.error({ title: t('common:authenticationRequired'), description: t('common:createListingNeedsSession') });
}

interface Guard {
  queryClient: QueryClient;
  /** The route is only being loaded ahead: nothing may be said or changed. */
  preload: boolean;
  /** Says why, when somebody is turned away. */
  refuse?: () => void;
}

/** Says that one must sign in or continue as guest to chat (spec 2 §2, Messaging). */
export function refuseChat(t: TFunction): void {
  notify.error({ title: t('common:authenticationRequired'), description: t('common:chatNeedsSession') });
}

/** For `beforeLoad` of routes that need a guest or a user: others are sent to the sign-in page. */
export async function requireSession({ queryClient, preload, refuse }: Guard): Promise<void> {
  if (await whoIsHere(queryClient)) return;
  if (!preload) refuse?.();
  throw redirect({ to: '/auth' });
}

/** For `beforeLoad` of /auth and /signup: users have nothing to do there (spec 1 §2). */
export async function sendUsersToListings(queryClient: QueryClient): Promise<void> {
  const me = await whoIsHere(queryClient);
  if (me?.actor.kind === 'user') throw redirect({ to: '/listings' });
}
