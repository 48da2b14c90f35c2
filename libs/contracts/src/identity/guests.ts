import { z } from 'zod';
import { defineRoute } from '../route';
import { sessionDelivery, sessionOpened } from './sessions';

export const guestIdPattern = /^Guest-[A-Z0-9]{8}$/;
export const pinPattern = /^[A-Z0-9]{6}$/;
export const guestIdMessage = 'Guest ID must be in format Guest-XXXXXXXX (8 characters)';
export const pinMessage = 'PIN must be 6 alphanumeric characters';
export const missingGuestCredentialsMessage = 'Please enter both Guest ID and PIN';
export const guestListingLimit = 3;

/** Shown once, when made: only a hash of the PIN is kept (rulings, Guest PIN). */
export const guestCredentials = z.object({
  guestId: z.string().regex(guestIdPattern),
  pin: z.string().regex(pinPattern),
});
export type GuestCredentials = z.output<typeof guestCredentials>;

/** What a returning guest types. Format is judged by the rules, so that each mistake has its own message (spec 1 §5). */
export const guestSignIn = z.object({
  guestId: z.string().max(64),
  pin: z.string().max(64),
  delivery: sessionDelivery,
});

export const createGuest = defineRoute({
  service: 'identity',
  method: 'POST',
  path: '/api/guests',
  access: 'public',
  summary: 'Continue as guest: makes a Guest ID and a PIN and opens a session',
  body: z.object({ delivery: sessionDelivery }),
  status: 201,
  output: sessionOpened.extend({ credentials: guestCredentials }),
  errors: ['guest.creation_limited'],
  secret: true,
});

export const openGuestSession = defineRoute({
  service: 'identity',
  method: 'POST',
  path: '/api/guests/sessions',
  access: 'public',
  summary: 'A returning guest gets back in with Guest ID and PIN',
  body: guestSignIn,
  status: 201,
  output: sessionOpened,
  errors: [
    'guest.missing_credentials',
    'guest.invalid_format',
    'guest.invalid_pin_format',
    'guest.invalid_credentials',
    'guest.login_limited',
  ],
  secret: true,
});

export const renewPin = defineRoute({
  service: 'identity',
  method: 'POST',
  path: '/api/me/pin',
  access: 'actor',
  summary: 'A guest asks for a new PIN; the old one stops working',
  status: 201,
  output: guestCredentials,
  errors: ['account.already_registered'],
  limit: { action: 'guest_pin', max: 10, windowMinutes: 60 },
  secret: true,
});
