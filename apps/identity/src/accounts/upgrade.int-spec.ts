import { checkUsername, confirmEmail, openGuestSession, showMe, signIn, upgradeGuest } from '@vybac/contracts/identity';
import { IdentityInTest, refusalOf, somebody } from '../../test/identity-in-test';
import { ClaimsJobs } from './claims.jobs';

let identity: IdentityInTest;
beforeAll(async () => void (identity = await IdentityInTest.start()));
afterAll(() => identity.stop());

describe('a guest who signs up', () => {
  it('keeps the id, and loses PIN and guest sessions, at the confirmation', async () => {
    const guest = await identity.guest();
    const person = somebody();
    await guest.call(upgradeGuest, { body: person });
    expect(await guest.call(showMe, {})).toMatchObject({
      actor: { kind: 'guest' },
      guestId: guest.credentials.guestId,
    });
    await identity.client()(openGuestSession, { body: guest.credentials });

    const token = await identity.mail.tokenFor(person.email, 'confirm');
    const { actor } = await identity.client()(confirmEmail, { body: { token } });
    expect(actor).toMatchObject({ id: guest.actor.id, kind: 'user', name: person.username });
    expect(await refusalOf(identity.client()(openGuestSession, { body: guest.credentials }))).toMatchObject({
      status: 401,
    });
    expect(await identity.collection('sessions').distinct('_id', { actorId: actor.id, endedAt: null })).toEqual([
      actor.sessionId,
    ]);
    expect(await identity.announced('person.upgraded.v1', actor.id)).not.toContain(guest.credentials.guestId);
    const { actor: again } = await identity.client()(signIn, { body: person });
    expect(again.id).toBe(guest.actor.id);
  });

  it('may do so with Guest ID and PIN alone, and not with a wrong PIN', async () => {
    const { credentials } = await identity.guest();
    const wrong = { ...somebody(), guestId: credentials.guestId, pin: 'AAAAAA' };
    expect(await refusalOf(identity.client()(upgradeGuest, { body: wrong }))).toMatchObject({
      detail: 'Guest ID or PIN is incorrect',
    });
    await identity.client()(upgradeGuest, { body: { ...somebody(), ...credentials } });
    expect(await refusalOf(identity.client()(upgradeGuest, { body: somebody() }))).toMatchObject({
      title: 'Missing credentials',
    });
  });

  it('may correct the names before confirming; the old ones are free after a minute', async () => {
    const guest = await identity.guest();
    const [mistyped, right] = [somebody(), somebody()];
    await guest.call(upgradeGuest, { body: mistyped });
    await identity.mail.tokenFor(mistyped.email, 'confirm');
    await guest.call(upgradeGuest, { body: right });
    identity.clock.advance(61_000);
    await identity.service.app.get(ClaimsJobs).clearUnsettledClaims();
    await identity.user(mistyped, 2);
    expect(await identity.client()(checkUsername, { query: { username: right.username } })).toMatchObject({
      available: false,
    });
  });

  it('cannot take the account of somebody else', async () => {
    const { email } = await identity.user();
    const guest = await identity.guest();
    expect(await refusalOf(guest.call(upgradeGuest, { body: { ...somebody(), email } }))).toMatchObject({
      title: 'Account already exists',
    });
  });

  it('cannot do it twice', async () => {
    const user = await identity.user();
    expect(await refusalOf(user.call(upgradeGuest, { body: somebody() }))).toMatchObject({
      code: 'account.already_registered',
    });
  });
});
