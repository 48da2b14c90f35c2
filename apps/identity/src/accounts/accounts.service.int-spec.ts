import {
  confirmEmail,
  registerAccount,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  signIn,
} from '@vybac/contracts/identity';
import { eventually, IdentityInTest, password, refusalOf, somebody } from '../../test/identity-in-test';
import type { Account } from '../people/person';
import { MailsReactions } from './mails.reactions';

let identity: IdentityInTest;
beforeAll(async () => void (identity = await IdentityInTest.start()));
afterAll(() => identity.stop());

describe('the mail', () => {
  it('is sent once the mail server is back', async () => {
    const person = somebody();
    identity.mail.refusals = 1;
    await identity.client()(registerAccount, { body: person });
    expect(await identity.mail.tokenFor(person.email, 'confirm')).not.toBe('');
  });

  it('is sent once when the same event arrives twice', async () => {
    const person = await identity.user();
    await identity.client()(requestPasswordReset, { body: { email: person.email } });
    await identity.mail.tokenFor(person.email, 'reset');
    const stored = await eventually(async () => {
      const kept = await identity.collection('people').findOne({ _id: person.actor.id as never });
      const { links } = kept?.['account'] as Account;
      return links.find(({ purpose, mailedAt }) => purpose === 'password-reset' && mailedAt);
    });
    const event = { id: stored.causeId, data: { actorId: person.actor.id } } as Parameters<
      MailsReactions['mailPasswordReset']
    >[0];
    const before = identity.mail.sent.length;
    await identity.service.app.get(MailsReactions).mailPasswordReset(event);
    expect(identity.mail.sent).toHaveLength(before);
  });

  it('can be asked for again, and says nothing about who has an account', async () => {
    const person = somebody();
    await identity.client()(registerAccount, { body: person });
    await identity.mail.tokenFor(person.email, 'confirm');
    await identity.client()(resendConfirmation, { body: { email: person.email } });
    const second = await identity.mail.tokenFor(person.email, 'confirm', 2);
    await identity.client()(resendConfirmation, { body: { email: 'nobody@example.org' } });
    await identity.client()(confirmEmail, { body: { token: second } });
  });
});

describe('signing in', () => {
  it('forgives case and spaces in the address, and spaces around the password', async () => {
    const person = await identity.user();
    const { actor } = await identity.client()(signIn, {
      body: { email: ` ${person.email.toUpperCase()}`, password: ` ${password} ` },
    });
    expect(actor.id).toBe(person.actor.id);
  });

  it('answers a wrong password and an unknown address alike, in about the same time', async () => {
    const { email } = await identity.user();
    const attempt = async (body: { email: string; password: string }) => {
      const started = performance.now();
      const refusal = await refusalOf(identity.client()(signIn, { body }));
      return { refusal, took: performance.now() - started };
    };
    /** Of three, as a busy machine makes now and then one much slower. */
    const quickest = async (whose: string) => {
      const attempts = [];
      for (let n = 0; n < 3; n += 1) attempts.push(await attempt({ email: whose, password: 'not it at all' }));
      const { refusal } = attempts[0]!;
      return { refusal, took: Math.min(...attempts.map(({ took }) => took)) };
    };
    const wrong = await quickest(email);
    const unknown = await quickest('nobody@example.org');
    expect(unknown.refusal).toEqual(wrong.refusal);
    expect(wrong.refusal).toEqual({
      status: 401,
      code: 'account.login_failed',
      title: 'Login failed',
      detail: 'Please check your email and password and try again.',
    });
    expect(unknown.took).toBeGreaterThan(wrong.took / 4);
  });

  it('asks for both fields', async () => {
    expect(await refusalOf(identity.client()(signIn, { body: { email: '', password } }))).toMatchObject({
      title: 'Missing information',
      detail: 'Please enter your email and password.',
    });
  });
});

describe('a new password', () => {
  it('comes by a link that works once, and signs out everywhere', async () => {
    const person = await identity.user();
    await identity.client()(requestPasswordReset, { body: { email: person.email } });
    const token = await identity.mail.tokenFor(person.email, 'reset');
    await identity.client()(resetPassword, { body: { token, password: ' small blue chair  ' } });
    expect(await refusalOf(identity.client()(signIn, { body: person }))).toMatchObject({
      code: 'account.login_failed',
    });
    await identity.client()(signIn, { body: { email: person.email, password: 'small blue chair' } });
    expect(
      await refusalOf(identity.client()(resetPassword, { body: { token, password: 'another one' } })),
    ).toMatchObject({
      status: 410,
      code: 'account.token_invalid',
    });
    const open = await identity.collection('sessions').countDocuments({ actorId: person.actor.id, endedAt: null });
    expect(open).toBe(1);
  });
});
