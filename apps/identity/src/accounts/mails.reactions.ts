import { randomBytes } from 'node:crypto';
import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { accountRegistered, confirmationRequested, passwordResetRequested } from '@vybac/contracts/identity';
import { Clock } from '@vybac/kit';
import { Mail, On, PlatformSettings } from '@vybac/platform';
import { fingerprintOf, wasMailed, withLink, withMailed } from '../people/mail-links';
import type { Account, MailPurpose } from '../people/person';
import { PeopleStore } from '../people/people.store';
import { linkOf, writeAccountMail } from './mails/account-mail';

/** Mails are sent when the fact arrives, so that a crash or a mail server that is down only delays them. */
@Controller()
export class MailsReactions {
  constructor(
    private readonly people: PeopleStore,
    private readonly mail: Mail,
    private readonly settings: PlatformSettings,
    private readonly clock: Clock,
  ) {}

  @On(accountRegistered, 'mail-confirmation')
  mailConfirmation({ id, data }: EventOf<typeof accountRegistered>): Promise<void> {
    return this.send(data.actorId, 'confirmation', id);
  }

  @On(confirmationRequested, 'mail-confirmation-again')
  mailConfirmationAgain({ id, data }: EventOf<typeof confirmationRequested>): Promise<void> {
    return this.send(data.actorId, 'confirmation', id);
  }

  @On(passwordResetRequested, 'mail-password-reset')
  mailPasswordReset({ id, data }: EventOf<typeof passwordResetRequested>): Promise<void> {
    return this.send(data.actorId, 'password-reset', id);
  }

  // The link is kept before the mail leaves and marked when it has left: the same event again sends nothing.
  private async send(actorId: string, purpose: MailPurpose, causeId: string): Promise<void> {
    const person = await this.people.find(actorId);
    if (!person?.account || !isWanted(person.account, purpose, causeId)) return;
    const token = randomBytes(32).toString('base64url');
    const { account } = await this.people.change(actorId, (current) => {
      if (!current.account || !isWanted(current.account, purpose, causeId)) return null;
      const linked = withLink(current.account, purpose, causeId, fingerprintOf(token), this.clock.now());
      return { changes: { account: linked }, events: [] };
    });
    if (!account) return;
    const link = linkOf(this.settings.publicOrigin, purpose, token);
    await this.mail.send({ to: account.email, ...writeAccountMail(account.language, purpose, account.username, link) });
    await this.people.change(actorId, (current) =>
      current.account
        ? { changes: { account: withMailed(current.account, causeId, this.clock.now()) }, events: [] }
        : null,
    );
  }
}

function isWanted(account: Account, purpose: MailPurpose, causeId: string): boolean {
  return !wasMailed(account, causeId) && !(purpose === 'confirmation' && account.confirmedAt);
}
