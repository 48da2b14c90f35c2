import { checkUsername, confirmEmail, registerAccount, showProfile, signIn } from '@vybac/contracts/identity';
import { IdentityInTest, password, refusalOf, somebody } from '../../test/identity-in-test';
import { ClaimsJobs } from './claims.jobs';

let identity: IdentityInTest;
beforeAll(async () => void (identity = await IdentityInTest.start()));
afterAll(() => identity.stop());

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
    expect(await refusalOf(identity.client()(showProfile, { params: { id: String(kept?._id) } }))).toMatchObject({
      status: 404,
    });
  });

  it('gives a username and an address to exactly one of 20 who ask at once', async () => {
    const { username, email } = somebody();
    const sameName = Array.from({ length: 20 }, (_, n) => ({
      username: n % 2 ? username : username.toUpperCase(),
      email: `n${n}.${email}`,
      password,
    }));
    const sameMail = Array.from({ length: 20 }, (_, n) => ({
      username: `${username}_${n}`,
      email: n % 2 ? email : email.toUpperCase(),
      password,
    }));
    for (const [crowd, refused] of [
      [sameName, 'account.username_taken'],
      [sameMail, 'account.email_taken'],
    ] as const) {
      const answers = await Promise.allSettled(crowd.map((body) => identity.client()(registerAccount, { body })));
      const refusals = answers.flatMap((answer) =>
        answer.status === 'rejected' ? [(answer.reason as { code: string }).code] : [],
      );
      expect(refusals).toEqual(Array.from({ length: 19 }, () => refused));
    }
    expect(
      await identity.collection('people').countDocuments({ 'account.username': new RegExp(`^${username}$`, 'i') }),
    ).toBe(1);
    expect(await identity.collection('people').countDocuments({ 'account.email': email })).toBe(1);
  });

  it('tells which address has an account in the words of the specification', async () => {
    const { email } = await identity.user();
    expect(
      await refusalOf(
        identity.client()(registerAccount, { body: { ...somebody(), email: ` ${email.toUpperCase()} ` } }),
      ),
    ).toEqual({
      status: 409,
      code: 'account.email_taken',
      title: 'Account already exists',
      detail: 'This email is already registered. Try signing in instead.',
    });
  });

  it('does not keep the username when the address is taken', async () => {
    const { email } = await identity.user();
    const person = somebody();
    await refusalOf(identity.client()(registerAccount, { body: { ...person, email } }));
    await identity.client()(registerAccount, { body: person });
  });

  it('suggests up to 3 free names like a taken one', async () => {
    const { username } = await identity.user();
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
    await identity.service.app.get(ClaimsJobs).clearUnsettledClaims();
    await identity.client()(registerAccount, { body: { username, email, password } });
    identity.clock.advance(61_000);
    await identity.service.app.get(ClaimsJobs).clearUnsettledClaims();
    expect(await identity.client()(checkUsername, { query: { username } })).toMatchObject({ available: false });
  });

  it('keeps the password only as argon2id, and the link only as a fingerprint', async () => {
    const { actor, token } = await identity.user();
    const kept = JSON.stringify(await identity.collection('people').findOne({ _id: actor.id as never }));
    expect(kept).toContain('"passwordHash":"$argon2id$');
    expect(kept).not.toContain(password);
    expect(kept).not.toContain(token);
  });
});
