import { createFileRoute } from '@tanstack/react-router';
import { sendUsersToListings } from '../features/session';
import { PageHeading } from '../frame/page-heading';

export const Route = createFileRoute('/signup')({
  beforeLoad: ({ context }) => sendUsersToListings(context.queryClient),
  component: SignUp,
});

function SignUp() {
  return <PageHeading titleKey="pages.signUp" />;
}
