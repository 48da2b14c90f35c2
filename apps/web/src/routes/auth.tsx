import { createFileRoute } from '@tanstack/react-router';
import { AuthPage } from '../features/auth/components/auth-page';
import { GuestAccess } from '../features/guest/components/guest-access';
import { sendUsersToListings } from '../features/session';

interface AuthSearch {
  /** Opens the guest access dialog at once. */
  guest?: true | undefined;
  /** The token of a confirmation mail. */
  confirm?: string | undefined;
  /** The token of a mail to choose a new password. */
  reset?: string | undefined;
}

// A token made of digits alone arrives as a number.
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

export const Route = createFileRoute('/auth')({
  validateSearch: ({ guest, confirm, reset }: Record<string, unknown>): AuthSearch => ({
    guest: guest ? true : undefined,
    confirm: text(confirm),
    reset: text(reset),
  }),
  // The links of our mails work whoever is signed in.
  beforeLoad: ({ context, search }) =>
    search.confirm === undefined && search.reset === undefined ? sendUsersToListings(context.queryClient) : undefined,
  component: Auth,
});

function Auth() {
  const { guest, confirm, reset } = Route.useSearch();
  return <AuthPage confirm={confirm} reset={reset} guestEntry={<GuestAccess initiallyOpen={guest ?? false} />} />;
}
