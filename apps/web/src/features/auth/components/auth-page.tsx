import type { ReactNode } from 'react';
import { EmailConfirmation } from './email-confirmation';
import { NewPasswordForm } from './new-password-form';
import { SignInForm } from './sign-in-form';

export interface AuthPageProps {
  /** The token of a confirmation mail. */
  confirm?: string | undefined;
  /** The token of a password mail. */
  reset?: string | undefined;
  /** The way into a guest session. */
  guestEntry: ReactNode;
}

export function AuthPage({ confirm, reset, guestEntry }: AuthPageProps) {
  if (confirm !== undefined) return <EmailConfirmation token={confirm} />;
  if (reset !== undefined) return <NewPasswordForm token={reset} />;
  return <SignInForm guestEntry={guestEntry} />;
}
