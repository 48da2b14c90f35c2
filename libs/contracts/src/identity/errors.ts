import { defineErrors } from '@vybac/kit';

// Titles: spec 1 §8 and spec 2 §8; a detail, where the specification has one, is raised with the error.
export const identityErrors = defineErrors({
  'guest.missing_credentials': { kind: 'invalid', title: 'Missing credentials' },
  'guest.invalid_format': { kind: 'invalid', title: 'Invalid format' },
  'guest.invalid_pin_format': { kind: 'invalid', title: 'Invalid PIN format' },
  'guest.invalid_credentials': { kind: 'unauthenticated', title: 'Invalid credentials' },
  'guest.creation_limited': { kind: 'limited', title: 'Please wait before creating another guest session.' },
  'guest.login_limited': { kind: 'limited', title: 'Please wait before trying again.' },
  'account.missing_information': { kind: 'invalid', title: 'Missing information' },
  'account.password_too_short': { kind: 'invalid', title: 'Password too short' },
  'account.password_too_common': { kind: 'invalid', title: 'This password is too common' },
  'account.username_invalid': { kind: 'invalid', title: 'Username issue' },
  'account.username_taken': { kind: 'conflict', title: 'Username is already taken' },
  'account.email_taken': { kind: 'conflict', title: 'Account already exists' },
  'account.email_required': { kind: 'invalid', title: 'Email required' },
  'account.email_not_confirmed': { kind: 'forbidden', title: 'Email not confirmed' },
  'account.login_failed': { kind: 'unauthenticated', title: 'Login failed' },
  'account.already_registered': { kind: 'conflict', title: 'You already have an account' },
  'account.token_invalid': { kind: 'gone', title: 'This link has expired or was already used' },
  'away.end_invalid': { kind: 'invalid', title: 'Please choose a day within the next year' },
  'theme.pro_required': { kind: 'forbidden', title: 'Premium Feature' },
});
