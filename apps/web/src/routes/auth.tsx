import { createFileRoute } from '@tanstack/react-router';
import { sendUsersToListings } from '../features/session';
import { PageHeading } from '../frame/page-heading';

interface AuthSearch {
  /** Opens the guest access dialog at once. */
  guest?: true;
}

export const Route = createFileRoute('/auth')({
  validateSearch: ({ guest }: Record<string, unknown>): AuthSearch => (guest ? { guest: true } : {}),
  beforeLoad: ({ context }) => sendUsersToListings(context.queryClient),
  component: Auth,
});

function Auth() {
  return <PageHeading titleKey="pages.signIn" />;
}
