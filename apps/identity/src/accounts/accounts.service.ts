import { Injectable } from '@nestjs/common';
import { happened } from '@vybac/contracts';
import {
  accountRegistered,
  confirmationRequested,
  identityErrors,
  missingSignInMessage,
  passwordResetRequested,
} from '@vybac/contracts/identity';
import { AppError, Clock } from '@vybac/kit';
import { newUser, registerGuest } from '../people/joining';
import { fingerprintOf, followConfirmation, followPasswordReset } from '../people/mail-links';
import { PeopleStore, type StoredPerson } from '../people/people.store';
import { SecretHash } from '../secrets/secret-hash';
import { SecurityEvents } from '../security/security-events';
import { SessionsService } from '../sessions/sessions.service';
import { AccountNames } from './account-names';
import { assertAcceptablePassword, cleanPassword } from './password';
import { cleanEmail, readRegistration, type TypedRegistration } from './registration';

/** Accounts: sign-up, confirmation, sign-in, new passwords, and guests who become users. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly people: PeopleStore,
    private readonly names: AccountNames,
    private readonly sessions: SessionsService,
    private readonly hash: SecretHash,
    private readonly security: SecurityEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Signs up. Answers the address the confirmation mail goes to.
   *
   * @param id what the person will be called for life; the same for a repeated request
   * @throws AppError what `readRegistration` throws, `account.username_taken`, `account.email_taken`
   */
  async register(id: string, typed: TypedRegistration, language: string): Promise<string> {
    const { username, email, password } = readRegistration(typed);
    const passwordHash = await this.hash.of(password);
    await this.names.hold({ username, email }, id, async () => {
      const person = newUser({ username, email, passwordHash, language }, this.clock.now());
      await this.people.createOnce(id, person, [happened(accountRegistered, { actorId: id, upgradesGuest: false })]);
    });
    return email;
  }

  /**
   * A guest signs up, under the same id.
   * @throws AppError as `register`, and `account.already_registered`
   */
  async registerGuest(id: string, typed: TypedRegistration, language: string): Promise<string> {
    const guest = await this.people.get(id);
    if (guest.kind === 'user') throw new AppError(identityErrors['account.already_registered']);
    const { username, email, password } = readRegistration(typed);
    const passwordHash = await this.hash.of(password);
    await this.names.letGoLater(guest.account, id);
    await this.names.hold({ username, email }, id, async () => {
      const registration = { username, email, passwordHash, language };
      await this.people.change(id, (person) => registerGuest(person, registration, this.clock.now()));
    });
    return email;
  }

  /**
   * The user whom e-mail and password name. Takes as long when there is none.
   * @throws AppError `account.missing_information`, `account.login_failed`, `account.email_not_confirmed`
   */
  async authenticate(typed: { email: string; password: string }, address: string): Promise<StoredPerson> {
    const email = cleanEmail(typed.email);
    const password = cleanPassword(typed.password);
    if (!email || !password) {
      throw new AppError(identityErrors['account.missing_information'], { detail: missingSignInMessage });
    }
    const person = await this.people.findByEmail(email);
    const matches = await this.hash.matches(person?.account?.passwordHash, password);
    if (!person || !matches) {
      this.security.record({ type: 'login_failed', severity: 'medium', actorId: person?.id, address });
      throw new AppError(identityErrors['account.login_failed'], {
        detail: 'Please check your email and password and try again.',
      });
    }
    if (!person.account?.confirmedAt) {
      throw new AppError(identityErrors['account.email_not_confirmed'], {
        detail: 'Please check your email and click the confirmation link to verify your account before signing in.',
      });
    }
    return person;
  }

  /**
   * The address is confirmed by the token from the mail; a guest becomes a user now.
   * @throws AppError `account.token_invalid`
   */
  async confirm(token: string): Promise<StoredPerson> {
    const fingerprint = fingerprintOf(token);
    const { id } = await this.findByLink(fingerprint);
    const person = await this.people.change(id, (current) =>
      followConfirmation(current, fingerprint, this.clock.now()),
    );
    await this.sessions.endEarlier(id, person.sessionGeneration);
    return person;
  }

  /** Asks for the confirmation mail again; does nothing for an unknown or confirmed address. */
  async requestConfirmation(typedEmail: string): Promise<void> {
    const person = await this.people.findByEmail(requiredEmail(typedEmail));
    if (!person || person.account?.confirmedAt) return;
    await this.people.change(person.id, ({ id, account }) => {
      if (!account || account.confirmedAt) return null;
      const changes = { account: { ...account, registeredAt: this.clock.now() } };
      return { changes, events: [happened(confirmationRequested, { actorId: id })] };
    });
  }

  /** Asks for a mail with a link to a new password; does nothing for an unknown address. */
  async requestPasswordReset(typedEmail: string): Promise<void> {
    const person = await this.people.findByEmail(requiredEmail(typedEmail));
    if (!person) return;
    await this.people.change(person.id, ({ id }) => ({
      changes: {},
      events: [happened(passwordResetRequested, { actorId: id })],
    }));
  }

  /**
   * A new password by the token from the mail; signs out everywhere.
   * @throws AppError `account.token_invalid`, `account.password_too_short`, `account.password_too_common`
   */
  async resetPassword(token: string, typedPassword: string): Promise<void> {
    const password = cleanPassword(typedPassword);
    assertAcceptablePassword(password);
    const fingerprint = fingerprintOf(token);
    const { id } = await this.findByLink(fingerprint);
    const hash = await this.hash.of(password);
    const { sessionGeneration } = await this.people.change(id, (person) =>
      followPasswordReset(person, fingerprint, hash, this.clock.now()),
    );
    await this.sessions.endEarlier(id, sessionGeneration);
  }

  private async findByLink(fingerprint: string): Promise<StoredPerson> {
    const person = await this.people.findByMailLink(fingerprint);
    if (!person) throw new AppError(identityErrors['account.token_invalid']);
    return person;
  }
}

function requiredEmail(typed: string): string {
  const email = cleanEmail(typed);
  if (!email) throw new AppError(identityErrors['account.email_required']);
  return email;
}
