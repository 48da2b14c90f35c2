import {
  checkUsername,
  confirmEmail,
  createGuest,
  openGuestSession,
  registerAccount,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  showMe,
  showProfile,
  signIn,
  upgradeGuest,
} from '@vybac/contracts/identity';
import { eventually, IdentityInTest, refusalOf } from '../../test/identity-in-test';

let identity: IdentityInTest;
beforeAll(async () => void (identity = await IdentityInTest.start()));
afterAll(() => identity.stop());

const password = 'tall green lamp';
let people = 0;

function somebody() {
  people += 1;
  return { username: `maria_${people}`, email: `maria${people}@example.org`, password };
}

async function confirmed(person = somebody(), mails = 1) {
  await identity.client()(registerAccount, { body: person });
  const token = await identity.mail.tokenFor(person.email, 'confirm', mails);
  const { actor, tokens } = await identity.client()(confirmEmail, { body: { token, delivery: 'token' } });
  if (!tokens) throw new Error('No tokens');
  return { ...person, actor, token, call: identity.bearer(tokens.accessToken) };
}

describe('signing up', () => {
  it('sends a mail in the chosen language; its link confirms and signs in', async () => {
    const person = { ...somebody(), language: 'ja-JP' };
    await identity.client()(registerAccount, { body: person });
    const token = await identity.mail.tokenFor(person.email, 'confirm');
    expect(identity.mail.sent.at(-1)?.subject).toBe('Vybac のメールアドレスを確認してください');
    const { actor } = await identity.client()(confirmEmail, { body: { token } });
    expect(actor).toMatchObject({ kind: 'user', name: person.username, tier: 'free_user', roles: [] });
  });

  it('needs the confirmation before anything else', async () => {
    const person = somebody();
    await identity.client()(registerAccount, { body: person });
    expect(await refusalOf(identity.client()(signIn, { body: person }))).toEqual({
      status: 403,
      code: 'account.email_not_confirmed',
      title: 'Email not confirmed',
      detail: 'Please check your email and click the confirmation link to verify your account before signing in.',
    });
  });

  it('is not seen by others before the confirmation', async () => {
    const person = somebody();
    await identity.client()(registerAccount, { body: person });
    const kept = await identity.collection('people').findOne({ 'account.email': person.email });
    expect(await refusalOf(identity.client()(showProfile, { params: { id: String(kept?._id) } }))).toMatchObject({ status: 404 });
  });

  it('gives a username and an address to exactly one of 20 who ask at once', async () => {
    const { username, email } = somebody();
    const sameName = Array.from({ length: 20 }, (_, n) => ({ username: n % 2 ? username : username.toUpperCase(), email: `n${n}.${email}`, password }));
    const sameMail = Array.from({ length: 20 }, (_, n) => ({ username: `${username}_${n}`, email: n % 2 ? email : email.toUpperCase(), password }));
    for (const [crowd, refused] of [[sameName, 'account.username_taken'], [sameMail, 'account.email_taken']] as const) {
      const answers = await Promise.allSettled(crowd.map((body) => identity.client()(registerAccount, { body })));
      const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as { code: string }).code] : []));
      expect(refusals).toEqual(Array.from({ length: 19 }, () => refused));
    }
    expect(await identity.collection('people').countDocuments({ 'account.username': new RegExp(`^${username}$`, 'i') })).toBe(1);
    expect(await identity.collection('people').countDocuments({ 'account.email': email })).toBe(1);
  });

  it('tells which address has an account in the words of the specification', async () => {
    const { email } = await confirmed();
    expect(await refusalOf(identity.client()(registerAccount, { body: { ...somebody(), email: ` ${email.toUpperCase()} ` } }))).toEqual({
      status: 409,
      code: 'account.email_taken',
      title: 'Account already exists',
      detail: 'This email is already registered. Try signing in instead.',
    });
  });

  it('does not keep the username when the address is taken', async () => {
    const { email } = await confirmed();
    const person = somebody();
    await refusalOf(identity.client()(registerAccount, { body: { ...person, email } }));
    await identity.client()(registerAccount, { body: person });
  });

  it('suggests up to 3 free names like a taken one', async () => {
    const { username } = await confirmed();
    const answer = await identity.client()(checkUsername, { query: { username: username.toUpperCase() } });
    expect(answer).toMatchObject({ available: false, problem: 'Username is already taken' });
    expect(answer.suggestions).toHaveLength(3);
    for (const name of answer.suggestions) {
      expect(await identity.client()(checkUsername, { query: { username: name } })).toMatchObject({ available: true });
    }
  });

  it('frees after a minute what a crash left claimed', async () => {
    const { username, email } = somebody();
    const claim = { actorId: 'nobody', at: identity.clock.now(), settled: false };
    await identity.collection('username_claims').insertOne({ _id: username as never, ...claim });
    await identity.collection('email_claims').insertOne({ _id: email as never, ...claim });
    expect(await identity.client()(checkUsername, { query: { username } })).toMatchObject({ available: false });
    identity.clock.advance(61_000);
    const { ClaimsJobs } = await import('./claims.jobs');
    await identity.service.app.get(ClaimsJobs).clearUnsettledClaims();
    await identity.client()(registerAccount, { body: { username, email, password } });
    identity.clock.advance(61_000);
    await identity.service.app.get(ClaimsJobs).clearUnsettledClaims();
    expect(await identity.client()(checkUsername, { query: { username } })).toMatchObject({ available: false });
  });

  it('keeps the password only as argon2id, and the link only as a fingerprint', async () => {
    const { actor, token } = await confirmed();
    const kept = JSON.stringify(await identity.collection('people').findOne({ _id: actor.id as never }));
    expect(kept).toContain('"passwordHash":"$argon2id$');
    expect(kept).not.toContain(password);
    expect(kept).not.toContain(token);
  });
});

describe('the mail', () => {
  it('is sent once the mail server is back', async () => {
    const person = somebody();
    identity.mail.refusals = 1;
    await identity.client()(registerAccount, { body: person });
    expect(await identity.mail.tokenFor(person.email, 'confirm')).not.toBe('');
  });

  it('is sent once when the same event arrives twice', async () => {
    const person = await confirmed();
    await identity.client()(requestPasswordReset, { body: { email: person.email } });
    await identity.mail.tokenFor(person.email, 'reset');
    const stored = await eventually(async () => {
      const kept = await identity.collection('people').findOne({ _id: person.actor.id as never });
      const links = kept?.['account'].links as { purpose: string; causeId: string; mailedAt: Date | null }[];
      return links.find(({ purpose, mailedAt }) => purpose === 'password-reset' && mailedAt);
    });
    const { MailsReactions } = await import('./mails.reactions');
    const event = { id: stored.causeId, data: { actorId: person.actor.id } } as Parameters<InstanceType<typeof MailsReactions>['mailPasswordReset']>[0];
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
    const person = await confirmed();
    const { actor } = await identity.client()(signIn, { body: { email: ` ${person.email.toUpperCase()}`, password: ` ${password} ` } });
    expect(actor.id).toBe(person.actor.id);
  });

  it('answers a wrong password and an unknown address alike, in about the same time', async () => {
    const { email } = await confirmed();
    const attempt = async (body: { email: string; password: string }) => {
      const started = performance.now();
      const refusal = await refusalOf(identity.client()(signIn, { body }));
      return { refusal, took: performance.now() - started };
    };
    const wrong = await attempt({ email, password: 'not it at all' });
    const unknown = await attempt({ email: 'nobody@example.org', password: 'not it at all' });
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
    const person = await confirmed();
    await identity.client()(requestPasswordReset, { body: { email: person.email } });
    const token = await identity.mail.tokenFor(person.email, 'reset');
    await identity.client()(resetPassword, { body: { token, password: 'small blue chair' } });
    expect(await refusalOf(identity.client()(signIn, { body: person }))).toMatchObject({ code: 'account.login_failed' });
    await identity.client()(signIn, { body: { email: person.email, password: 'small blue chair' } });
    expect(await refusalOf(identity.client()(resetPassword, { body: { token, password: 'another one' } }))).toMatchObject({
      status: 410,
      code: 'account.token_invalid',
    });
    const open = await identity.collection('sessions').countDocuments({ actorId: person.actor.id, endedAt: null });
    expect(open).toBe(1);
  });
});

describe('a guest who signs up', () => {
  async function newGuest() {
    const { actor, tokens, credentials } = await identity.client()(createGuest, { body: { delivery: 'token' } });
    return { actor, credentials, call: identity.bearer(tokens?.accessToken ?? '') };
  }

  it('keeps the id, and loses PIN and guest sessions, at the confirmation', async () => {
    const guest = await newGuest();
    const person = somebody();
    await guest.call(upgradeGuest, { body: person });
    expect(await guest.call(showMe, {})).toMatchObject({ actor: { kind: 'guest' }, guestId: guest.credentials.guestId });
    await identity.client()(openGuestSession, { body: guest.credentials });

    const token = await identity.mail.tokenFor(person.email, 'confirm');
    const { actor } = await identity.client()(confirmEmail, { body: { token } });
    expect(actor).toMatchObject({ id: guest.actor.id, kind: 'user', name: person.username });
    expect(await refusalOf(identity.client()(openGuestSession, { body: guest.credentials }))).toMatchObject({ status: 401 });
    expect(await identity.collection('sessions').distinct('_id', { actorId: actor.id, endedAt: null })).toEqual([actor.sessionId]);
    expect(await identity.announced('person.upgraded.v1', actor.id)).not.toContain(guest.credentials.guestId);
    const { actor: again } = await identity.client()(signIn, { body: person });
    expect(again.id).toBe(guest.actor.id);
  });

  it('may do so with Guest ID and PIN alone, and not with a wrong PIN', async () => {
    const { credentials } = await newGuest();
    const wrong = { ...somebody(), guestId: credentials.guestId, pin: 'AAAAAA' };
    expect(await refusalOf(identity.client()(upgradeGuest, { body: wrong }))).toMatchObject({ detail: 'Guest ID or PIN is incorrect' });
    await identity.client()(upgradeGuest, { body: { ...somebody(), ...credentials } });
    expect(await refusalOf(identity.client()(upgradeGuest, { body: somebody() }))).toMatchObject({ title: 'Missing credentials' });
  });

  it('may correct the names before confirming; the old ones are free after a minute', async () => {
    const guest = await newGuest();
    const [mistyped, right] = [somebody(), somebody()];
    await guest.call(upgradeGuest, { body: mistyped });
    await identity.mail.tokenFor(mistyped.email, 'confirm');
    await guest.call(upgradeGuest, { body: right });
    identity.clock.advance(61_000);
    const { ClaimsJobs } = await import('./claims.jobs');
    await identity.service.app.get(ClaimsJobs).clearUnsettledClaims();
    await confirmed(mistyped, 2);
    expect(await identity.client()(checkUsername, { query: { username: right.username } })).toMatchObject({ available: false });
  });

  it('cannot take the account of somebody else', async () => {
    const { email } = await confirmed();
    const guest = await newGuest();
    expect(await refusalOf(guest.call(upgradeGuest, { body: { ...somebody(), email } }))).toMatchObject({ title: 'Account already exists' });
  });

  it('cannot do it twice', async () => {
    const user = await confirmed();
    expect(await refusalOf(user.call(upgradeGuest, { body: somebody() }))).toMatchObject({ code: 'account.already_registered' });
  });
});
