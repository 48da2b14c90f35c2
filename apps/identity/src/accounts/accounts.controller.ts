import { Controller, Headers, Res } from '@nestjs/common';
import type { InputOf, OutputOf } from '@vybac/contracts';
import {
  type Actor,
  checkUsername,
  confirmEmail,
  registerAccount,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  upgradeGuest,
} from '@vybac/contracts/identity';
import { ClientAddress, CommandId, CurrentActor, Input, Route } from '@vybac/platform';
import type { FastifyReply } from 'fastify';
import type { TypedGuestCredentials } from '../guests/guest';
import { GuestsService } from '../guests/guests.service';
import { SessionDelivery } from '../sessions/session-delivery';
import { AccountNames } from './account-names';
import { AccountsService } from './accounts.service';
import { languageOf } from './registration';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly names: AccountNames,
    private readonly guests: GuestsService,
    private readonly delivery: SessionDelivery,
  ) {}

  @Route(registerAccount)
  async register(
    @Input() { body }: InputOf<typeof registerAccount>,
    @CommandId() id: string,
    @Headers('accept-language') acceptLanguage: string | undefined,
  ): Promise<OutputOf<typeof registerAccount>> {
    const email = await this.accounts.register(id, body, languageOf(body.language, acceptLanguage));
    return { email, confirmationRequired: true };
  }

  @Route(upgradeGuest)
  async upgrade(
    @Input() { body }: InputOf<typeof upgradeGuest>,
    @CurrentActor() actor: Actor | null,
    @ClientAddress() address: string,
    @Headers('accept-language') acceptLanguage: string | undefined,
  ): Promise<OutputOf<typeof upgradeGuest>> {
    const guestId = await this.idOfGuest(actor, body, address);
    const email = await this.accounts.registerGuest(guestId, body, languageOf(body.language, acceptLanguage));
    return { email, confirmationRequired: true };
  }

  @Route(checkUsername)
  checkUsername(@Input() { query }: InputOf<typeof checkUsername>): Promise<OutputOf<typeof checkUsername>> {
    return this.names.check(query.username);
  }

  @Route(confirmEmail)
  async confirm(
    @Input() { body }: InputOf<typeof confirmEmail>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OutputOf<typeof confirmEmail>> {
    const person = await this.accounts.confirm(body.token);
    return this.delivery.open(person, body.delivery, reply);
  }

  @Route(resendConfirmation)
  resendConfirmation(@Input() { body }: InputOf<typeof resendConfirmation>): Promise<void> {
    return this.accounts.requestConfirmation(body.email);
  }

  @Route(requestPasswordReset)
  requestPasswordReset(@Input() { body }: InputOf<typeof requestPasswordReset>): Promise<void> {
    return this.accounts.requestPasswordReset(body.email);
  }

  @Route(resetPassword)
  resetPassword(@Input() { body }: InputOf<typeof resetPassword>): Promise<void> {
    return this.accounts.resetPassword(body.token, body.password);
  }

  // A live session, or Guest ID and PIN (rulings, Guest → user).
  private async idOfGuest(actor: Actor | null, typed: TypedGuestCredentials, address: string): Promise<string> {
    return actor ? actor.id : (await this.guests.authenticate(typed, address)).id;
  }
}
