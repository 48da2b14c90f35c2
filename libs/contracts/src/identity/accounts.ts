import { z } from 'zod';
import { nothing } from '../primitives';
import { defineRoute } from '../route';
import { sessionDelivery, sessionOpened } from './sessions';

/** The languages of screens and mails (rulings, Languages). */
export const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'hi'] as const;
export type Language = (typeof languages)[number];

export const usernameLimits = { minimum: 3, maximum: 30 } as const;
export const passwordMinimum = 6;
export const suggestionCount = 3;
export const missingSignUpMessage = 'Please fill in all fields to create an account.';
export const passwordTooShortMessage = 'Password must be at least 6 characters long.';
export const usernameTakenMessage = 'Username is already taken';

/** Answers what is wrong with a username, in the specification's words, or null (spec 1 §5). */
export function usernameProblem(username: string): string | null {
  if (username.length < usernameLimits.minimum) return 'Username must be at least 3 characters long';
  if (!/^[A-Za-z0-9_]+$/.test(username)) return 'Username can only contain letters, numbers, and underscores';
  if (username.length > usernameLimits.maximum) return 'Username must be 30 characters or less';
  return null;
}

/** Rules judge these fields, so that each mistake answers with its own message. Passwords are trimmed (rulings, Passwords). */
export const newAccount = z.object({
  username: z.string().max(200),
  email: z.string().max(254),
  password: z.string().max(200),
  /** The language of mails, e.g. `pt-BR`; else the request's Accept-Language decides, else English. */
  language: z.string().max(35).optional(),
});

export const registerAccount = defineRoute({
  service: 'identity',
  method: 'POST',
  path: '/api/accounts',
  access: 'public',
  summary: 'Sign up; a confirmation mail is sent',
  body: newAccount,
  status: 201,
  output: z.object({ email: z.string(), confirmationRequired: z.literal(true) }),
  errors: [
    'account.missing_information',
    'account.password_too_short',
    'account.password_too_common',
    'account.username_invalid',
    'account.username_taken',
    'account.email_taken',
  ],
  limit: { action: 'signup', max: 30, windowMinutes: 60 },
  secret: true,
});

export const checkUsername = defineRoute({
  service: 'identity',
  method: 'GET',
  path: '/api/accounts/username-availability',
  access: 'public',
  summary: 'Is a username free? Suggests up to 3 when not',
  query: z.object({ username: z.string().max(200).default('') }),
  status: 200,
  output: z.object({
    available: z.boolean(),
    problem: z.string().nullable(),
    suggestions: z.array(z.string()).max(suggestionCount),
  }),
  errors: [],
  limit: { action: 'username_check', max: 300, windowMinutes: 60 },
});

export const confirmEmail = defineRoute({
  service: 'identity',
  method: 'POST',
  path: '/api/accounts/confirmation',
  access: 'public',
  summary: 'Confirm an e-mail address with the token from the mail; opens a session',
  body: z.object({ token: z.string().max(200), delivery: sessionDelivery }),
  status: 201,
  output: sessionOpened,
  errors: ['account.token_invalid'],
  limit: { action: 'email_confirmation', max: 60, windowMinutes: 60 },
  secret: true,
});

/** Answers alike whether or not the address is known. */
export const resendConfirmation = defineRoute({
  service: 'identity',
  method: 'POST',
  path: '/api/accounts/confirmation-mails',
  access: 'public',
  summary: 'Send the confirmation mail again',
  body: z.object({ email: z.string().max(254) }),
  status: 202,
  output: nothing,
  errors: ['account.email_required'],
  limit: { action: 'confirmation_mail', max: 5, windowMinutes: 60, perBodyField: 'email' },
});

/** Answers alike whether or not the address is known. */
export const requestPasswordReset = defineRoute({
  service: 'identity',
  method: 'POST',
  path: '/api/accounts/password-reset',
  access: 'public',
  summary: 'Send a mail with a link to choose a new password',
  body: z.object({ email: z.string().max(254) }),
  status: 202,
  output: nothing,
  errors: ['account.email_required'],
  limit: { action: 'password_reset', max: 5, windowMinutes: 60, perBodyField: 'email' },
});

export const resetPassword = defineRoute({
  service: 'identity',
  method: 'PUT',
  path: '/api/accounts/password-reset',
  access: 'public',
  summary: 'Choose a new password with the token from the mail; signs out everywhere',
  body: z.object({ token: z.string().max(200), password: z.string().max(200) }),
  status: 204,
  output: nothing,
  errors: ['account.token_invalid', 'account.password_too_short', 'account.password_too_common'],
  limit: { action: 'password_reset_completion', max: 30, windowMinutes: 60 },
  secret: true,
});

/**
 * A guest becomes a registered user. Needs the live guest session, or Guest ID and PIN. Until the e-mail is confirmed the
 * guest stays a guest; then the same actor becomes a user (rulings, Guest → user).
 */
export const upgradeGuest = defineRoute({
  service: 'identity',
  method: 'POST',
  path: '/api/me/upgrade',
  access: 'public',
  summary: 'A guest signs up and keeps everything',
  body: newAccount.extend({ guestId: z.string().max(64).optional(), pin: z.string().max(64).optional() }),
  status: 201,
  output: z.object({ email: z.string(), confirmationRequired: z.literal(true) }),
  errors: [
    ...registerAccount.errors,
    'guest.missing_credentials',
    'guest.invalid_format',
    'guest.invalid_pin_format',
    'guest.invalid_credentials',
    'guest.login_limited',
    'account.already_registered',
  ],
  limit: { action: 'upgrade', max: 30, windowMinutes: 60 },
  secret: true,
});
