import { Controller, Res } from '@nestjs/common';
import type { InputOf, OutputOf } from '@vybac/contracts';
import {
  type Actor,
  exchangeSession,
  listSigningKeys,
  refreshSession,
  signIn,
  signOut,
  signOutEverywhere,
} from '@vybac/contracts/identity';
import { ClientAddress, CurrentActor, Input, Route } from '@vybac/platform';
import type { FastifyReply } from 'fastify';
import { AccountsService } from '../accounts/accounts.service';
import { SessionDelivery } from './session-delivery';
import { SessionsService } from './sessions.service';
import { SigningKeys } from './signing-keys';

@Controller()
export class SessionsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly delivery: SessionDelivery,
    private readonly keys: SigningKeys,
  ) {}

  @Route(signIn)
  async signIn(
    @Input() { body }: InputOf<typeof signIn>,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutputOf<typeof signIn>> {
    const person = await this.accounts.authenticate(body, address);
    return this.delivery.open(person, body.delivery, reply);
  }

  @Route(refreshSession)
  async refresh(@Input() { body }: InputOf<typeof refreshSession>): Promise<OutputOf<typeof refreshSession>> {
    return this.delivery.tokens(await this.sessions.refresh(body.refreshToken, true));
  }

  @Route(signOut)
  async signOut(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.end(actor.sessionId);
    this.delivery.forget(reply);
  }

  @Route(signOutEverywhere)
  async signOutEverywhere(
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.endAll(actor.id);
    this.delivery.forget(reply);
  }

  @Route(exchangeSession)
  async exchange(@Input() { body }: InputOf<typeof exchangeSession>): Promise<OutputOf<typeof exchangeSession>> {
    const session = await this.sessions.refresh(body.refreshToken, false);
    const { refreshToken, ...access } = await this.delivery.tokens(session);
    const { sessionId, person } = session;
    return {
      ...access,
      sessionId,
      actorId: person.id,
      rotatedRefreshToken: refreshToken === body.refreshToken ? null : refreshToken,
    };
  }

  @Route(listSigningKeys)
  async listSigningKeys(): Promise<OutputOf<typeof listSigningKeys>> {
    return { keys: await this.keys.publicKeys() };
  }
}
