import { z } from 'zod';
import { defineEvent } from '../event';
import { id, moment, personSummary } from '../primitives';
import { away } from './away';

const topic = 'identity.person';

const person = personSummary.extend({
  verifiedSeller: z.boolean(),
  memberSince: moment,
  /** Missing in facts of before there was such a thing; it ends by itself, which is no event of its own. */
  away: away.nullable().optional(),
});

/** A guest or a user exists. */
export const personJoined = defineEvent({ topic, type: 'person.joined.v1', data: person });

/** Name, avatar, badges, kind, or being away changed: projections of people follow. */
export const personChanged = defineEvent({ topic, type: 'person.changed.v1', data: person });

/** Somebody signed up and has to confirm the address; the mail is sent by a reaction. The address stays in identity. */
export const accountRegistered = defineEvent({
  topic,
  type: 'account.registered.v1',
  data: z.object({ actorId: id, upgradesGuest: z.boolean() }),
});

export const confirmationRequested = defineEvent({
  topic,
  type: 'account.confirmation-requested.v1',
  data: z.object({ actorId: id }),
});

export const passwordResetRequested = defineEvent({
  topic,
  type: 'account.password-reset-requested.v1',
  data: z.object({ actorId: id }),
});

export const emailConfirmed = defineEvent({
  topic,
  type: 'account.email-confirmed.v1',
  data: z.object({ actorId: id }),
});

/** The guest is a registered user now, under the same id. */
export const guestUpgraded = defineEvent({ topic, type: 'person.upgraded.v1', data: person });

export const sessionEnded = defineEvent({
  topic: 'identity.session',
  type: 'session.ended.v1',
  data: z.object({ actorId: id, sessionIds: z.array(z.string()) }),
});

export const identityEvents = [
  personJoined,
  personChanged,
  accountRegistered,
  confirmationRequested,
  passwordResetRequested,
  emailConfirmed,
  guestUpgraded,
  sessionEnded,
] as const;
