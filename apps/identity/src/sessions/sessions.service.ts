import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { commonErrors } from '@vybac/contracts';
import { AppError, Clock, Ids } from '@vybac/kit';
import { PeopleStore, type StoredPerson } from '../people/people.store';
import { SecurityEvents } from '../security/security-events';
import { readRefreshToken, writeRefreshToken } from './refresh-token';
import { endSession, newSession, present, type Presented } from './session';
import { SessionsChannel } from './sessions.channel';
import { SessionsStore } from './sessions.store';

export interface LiveSession {
  readonly sessionId: string;
  readonly person: StoredPerson;
  /** What the client goes on with. */
  readonly refreshToken: string;
}

/** Sessions: opened at sign-in, refreshed by rotating secrets, ended here or everywhere. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsStore,
    private readonly people: PeopleStore,
    private readonly channel: SessionsChannel,
    private readonly security: SecurityEvents,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async open(person: StoredPerson): Promise<LiveSession> {
    const sessionId = this.ids.next();
    const secret = newSecret();
    await this.sessions.create(
      sessionId,
      newSession(person.id, person.sessionGeneration, secret, this.clock.now()),
      [],
    );
    return { sessionId, person, refreshToken: writeRefreshToken({ sessionId, secret }) };
  }

  /**
   * Exchanges a refresh token; the answer's token differs from it when the session rotated.
   *
   * @param always rotate even when it is not due
   * @throws AppError `session.invalid`; a token that had been replaced also ends its session, for both who hold it
   */
  async refresh(refreshToken: string, always: boolean): Promise<LiveSession> {
    const token = readRefreshToken(refreshToken);
    if (!token) throw new AppError(commonErrors['session.invalid']);
    const { sessionId } = token;
    const salt = newSecret();
    let outcome: Presented = { verdict: 'invalid' };
    const session = await this.sessions.change(sessionId, (current) => {
      outcome = present(current, token.secret, salt, this.clock.now(), always);
      return outcome.verdict === 'valid' && outcome.changes ? { changes: outcome.changes, events: [] } : null;
    });
    const presented = outcome as Presented;
    if (presented.verdict === 'reused') return this.endReused(session.actorId, sessionId);
    if (presented.verdict === 'invalid') throw new AppError(commonErrors['session.invalid']);
    const person = await this.people.find(session.actorId);
    if (person?.sessionGeneration !== session.generation) return this.endWorthless(sessionId);
    return { sessionId, person, refreshToken: writeRefreshToken({ sessionId, secret: presented.secret }) };
  }

  /** Signs out here. Ending what is over changes nothing. */
  async end(sessionId: string): Promise<void> {
    await this.sessions.change(sessionId, (session) => endSession(session, this.clock.now())).catch(onlyWhenOver);
    await this.channel.say({ sessionIds: [sessionId], ended: true });
  }

  /** Signs out everywhere: one write makes all sessions worthless, then each is ended and announced. */
  async endAll(actorId: string): Promise<void> {
    const raise = (person: StoredPerson) => ({
      changes: { sessionGeneration: person.sessionGeneration + 1 },
      events: [],
    });
    const { sessionGeneration } = await this.people.change(actorId, raise);
    await this.endEarlier(actorId, sessionGeneration);
  }

  /** Ends and announces the sessions that a higher generation has made worthless. */
  async endEarlier(actorId: string, generation: number): Promise<void> {
    const sessionIds = await this.sessions.findOpen(actorId, { before: generation });
    for (const sessionId of sessionIds) await this.end(sessionId);
  }

  private async endReused(actorId: string, sessionId: string): Promise<never> {
    this.security.record({ type: 'session_reused', severity: 'high', actorId, details: { sessionId } });
    return this.endWorthless(sessionId);
  }

  private async endWorthless(sessionId: string): Promise<never> {
    await this.end(sessionId);
    throw new AppError(commonErrors['session.invalid']);
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function onlyWhenOver(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'session.invalid') throw error;
}
