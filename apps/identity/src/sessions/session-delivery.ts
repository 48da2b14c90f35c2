import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@vybac/contracts';
import type { signIn } from '@vybac/contracts/identity';
import { PlatformSettings, type SessionCookie, sessionCookie } from '@vybac/platform';
import type { FastifyReply } from 'fastify';
import { actorOf } from '../people/person';
import type { StoredPerson } from '../people/people.store';
import { AccessTokenIssuer } from './access-token.issuer';
import { type LiveSession, SessionsService } from './sessions.service';

export type Delivery = 'cookie' | 'token';

/** How a new session reaches its client: as a cookie, or as tokens in the answer. */
@Injectable()
export class SessionDelivery {
  private readonly cookie: SessionCookie;

  constructor(
    private readonly sessions: SessionsService,
    private readonly issuer: AccessTokenIssuer,
    settings: PlatformSettings,
  ) {
    this.cookie = sessionCookie(settings.publicOrigin);
  }

  async open(person: StoredPerson, delivery: Delivery, reply: FastifyReply): Promise<OutputOf<typeof signIn>> {
    const session = await this.sessions.open(person);
    if (delivery === 'token') return { actor: actorOf(person, session.sessionId), tokens: await this.tokens(session) };
    void reply.header('set-cookie', this.cookie.keep(session.refreshToken));
    return { actor: actorOf(person, session.sessionId) };
  }

  async tokens({ person, sessionId, refreshToken }: LiveSession) {
    return { ...(await this.issuer.issue(actorOf(person, sessionId))), refreshToken };
  }

  forget(reply: FastifyReply): void {
    void reply.header('set-cookie', this.cookie.clear());
  }
}
