import { createFileRoute } from '@tanstack/react-router';
import { SignUpPage } from '../features/auth/components/sign-up-page';
import { GuestAccess } from '../features/guest/components/guest-access';
import { sendUsersToListings } from '../features/session';

export const Route = createFileRoute('/signup')({
  beforeLoad: ({ context }) => sendUsersToListings(context.queryClient),
  component: SignUp,
});

function SignUp() {
  return <SignUpPage guestEntry={<GuestAccess />} />;
}
