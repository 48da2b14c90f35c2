import { createHash, createHmac } from 'node:crypto';
import { commonErrors, happened } from '@vybac/contracts';
import { sessionEnded } from '@vybac/contracts/identity';
import { AppError } from '@vybac/kit';

const minute = 60_000;
/** A session that was not used for so many days is over; its cookie lives as long. */
export const sessionLifetimeDays = 60;
const lifetime = sessionLifetimeDays * 24 * 60 * minute;
/** Less than gateways keep an access token, so that sessions in use rotate whenever they are exchanged. */
const rotateAfter = 4 * minute;
const graceWindow = 30_000;
const keptRetired = 20;

export interface Session {
  readonly actorId: string;
  /** The person's generation when it was opened; see `Person.sessionGeneration`. */
  readonly generation: number;
  /** Fingerprints of the secrets that work: the newest, and the one it replaced. */
  readonly current: string;
  readonly previous: string | null;
  /** Fingerprints of secrets that worked once. */
  readonly retired: readonly string[];
  /** Makes the newest secret from the one before, so that only who holds that one can ask for it again. */
  readonly salt: string;
  /** Has the newest secret been presented? Until then its delivery may have failed. */
  readonly currentSeen: boolean;
  readonly openedAt: Date;
  readonly rotatedAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

/** What presenting a secret leads to. */
export type Presented =
  /** It works; `secret` is the one to go on with. */
  | { readonly verdict: 'valid'; readonly secret: string; readonly changes: Partial<Session> | null }
  /** A secret that had been replaced came back: somebody else holds a copy. */
  | { readonly verdict: 'reused' }
  | { readonly verdict: 'invalid' };

export function newSession(actorId: string, generation: number, secret: string, now: Date): Session {
  return {
    actorId,
    generation,
    current: fingerprintOf(secret),
    previous: null,
    retired: [],
    salt: '',
    currentSeen: false,
    openedAt: now,
    rotatedAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
    endedAt: null,
  };
}

/**
 * Judges a presented secret. Rotation is due 4 minutes after the last one, or at once when `always`. The secret before the
 * newest still works for 30 seconds (requests that were under way), and until the newest was seen in use (an answer that
 * got lost): both lead to the same newest secret.
 *
 * @param salt fresh randomness, used when the session rotates
 */
export function present(session: Session, secret: string, salt: string, now: Date, always = false): Presented {
  if (session.endedAt || session.expiresAt <= now) return { verdict: 'invalid' };
  const fingerprint = fingerprintOf(secret);
  const age = now.getTime() - session.rotatedAt.getTime();
  if (fingerprint === session.current) {
    if (always || age >= rotateAfter) return rotate(session, secret, salt, now);
    return { verdict: 'valid', secret, changes: session.currentSeen ? null : { currentSeen: true } };
  }
  if (fingerprint === session.previous) {
    if (age > graceWindow && session.currentSeen) return { verdict: 'reused' };
    return { verdict: 'valid', secret: successor(secret, session.salt), changes: null };
  }
  return { verdict: session.retired.includes(fingerprint) ? 'reused' : 'invalid' };
}

/** @throws AppError `session.invalid` when it is over already, so that its end is announced once */
export function endSession(session: Session & { readonly id: string }, now: Date) {
  if (session.endedAt) throw new AppError(commonErrors['session.invalid']);
  return {
    changes: { endedAt: now },
    events: [happened(sessionEnded, { actorId: session.actorId, sessionIds: [session.id] })],
  };
}

function rotate(session: Session, secret: string, salt: string, now: Date): Presented {
  const next = successor(secret, salt);
  const changes: Partial<Session> = {
    current: fingerprintOf(next),
    previous: session.current,
    retired: [...session.retired, ...(session.previous ? [session.previous] : [])].slice(-keptRetired),
    salt,
    currentSeen: false,
    rotatedAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  };
  return { verdict: 'valid', secret: next, changes };
}

// The chain keeps secrets out of the database: from what lies there nobody can make one.
function successor(secret: string, salt: string): string {
  return createHmac('sha256', secret).update(salt).digest('base64url');
}

function fingerprintOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
