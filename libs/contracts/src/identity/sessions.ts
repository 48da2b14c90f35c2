import { z } from 'zod';
import { id, nothing } from '../primitives';
import { defineRoute } from '../route';
import { actor } from './actor';

/** Browsers get a cookie; API clients may ask for tokens in the answer instead. */
export const sessionDelivery = z.enum(['cookie', 'token']).default('cookie');

export const sessionTokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresAt: z.iso.datetime(),
});

export const sessionOpened = z.object({ actor, tokens: sessionTokens.optional() });

export const missingSignInMessage = 'Please enter your email and password.';

export const signIn = defineRoute({
  service: 'identity',
  method: 'POST',
  path: '/api/sessions',
  access: 'public',
  summary: 'Sign in with e-mail and password',
  body: z.object({ email: z.string().max(254), password: z.string().max(200), delivery: sessionDelivery }),
  status: 201,
  output: sessionOpened,
  errors: ['account.missing_information', 'account.login_failed', 'account.email_not_confirmed'],
  limit: { action: 'login', max: 30, windowMinutes: 60, perAddress: 300, perBodyField: 'email' },
  secret: true,
});

export const refreshSession = defineRoute({
  service: 'identity',
  method: 'POST',
  path: '/api/sessions/refresh',
  access: 'public',
  summary: 'API clients exchange a refresh token for new tokens; each refresh token works once',
  body: z.object({ refreshToken: z.string().max(200) }),
  status: 200,
  output: sessionTokens,
  errors: ['session.invalid'],
  limit: { action: 'session_refresh', max: 600, windowMinutes: 60 },
  secret: true,
});

export const signOut = defineRoute({
  service: 'identity',
  method: 'DELETE',
  path: '/api/sessions/current',
  access: 'actor',
  summary: 'Sign out here',
  status: 204,
  output: nothing,
  errors: [],
});

export const signOutEverywhere = defineRoute({
  service: 'identity',
  method: 'DELETE',
  path: '/api/sessions',
  access: 'actor',
  summary: 'Sign out everywhere',
  status: 204,
  output: nothing,
  errors: [],
});

/** Gateway only: a session cookie's value becomes a short-lived access token. */
export const exchangeSession = defineRoute({
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/exchange',
  access: 'service',
  summary: 'Exchange a refresh token for an access token, rotating it when due',
  body: z.object({ refreshToken: z.string().max(200) }),
  status: 200,
  output: z.object({
    accessToken: z.string(),
    expiresAt: z.iso.datetime(),
    sessionId: z.string(),
    actorId: id,
    /** The cookie's next value when it was rotated. */
    rotatedRefreshToken: z.string().nullable(),
  }),
  errors: ['session.invalid'],
  secret: true,
});

export const listSigningKeys = defineRoute({
  service: 'identity',
  method: 'GET',
  path: '/internal/keys',
  access: 'service',
  summary: 'Public keys (JWKS) that access tokens are signed with',
  status: 200,
  output: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  errors: [],
});
