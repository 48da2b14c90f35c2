import {
  exchangeSession,
  listSigningKeys,
  refreshSession,
  showMe,
  signOut,
  signOutEverywhere,
} from '@vybac/contracts/identity';
import { type SessionsWord, sessionsChannel } from '@vybac/platform';
import { decodeProtectedHeader, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { PeopleStore } from '../people/people.store';
import { eventually, IdentityInTest, refusalOf } from '../../test/identity-in-test';
import { SessionsService } from './sessions.service';

let identity: IdentityInTest;
const words: SessionsWord[] = [];
beforeAll(async () => {
  identity = await IdentityInTest.start();
  await identity.runtime.channel.subscribe(sessionsChannel, (word) => void words.push(word as SessionsWord));
});
afterAll(() => identity.stop());

const minutes = (count: number) => count * 60_000;

async function exchange(refreshToken: string) {
  return (await identity.asService())(exchangeSession, { body: { refreshToken } });
}

describe('an access token', () => {
  it('is signed with a key that identity publishes, and names the actor for 5 minutes', async () => {
    const { actor, accessToken } = await identity.guest();
    const { keys } = await (await identity.asService())(listSigningKeys, {});
    const { kid } = decodeProtectedHeader(accessToken);
    const key = keys.find((one) => one['kid'] === kid) as JWK;
    expect(key).not.toHaveProperty('d');
    const { payload } = await jwtVerify(accessToken, await importJWK(key, 'EdDSA'), {
      currentDate: identity.clock.now(),
    });
    expect(payload['actor']).toEqual(actor);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
  });

  it('signed by anybody else is refused', async () => {
    const { actor, accessToken } = await identity.guest();
    const { kid } = decodeProtectedHeader(accessToken);
    const forged = await new SignJWT({ actor: { ...actor, roles: ['admin'] } })
      .setProtectedHeader({ alg: 'HS256', kid: String(kid) })
      .setIssuer('vybac-identity')
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode('a secret of somebody else, long enough'));
    expect(await refusalOf(identity.bearer(forged)(showMe, {}))).toMatchObject({ status: 401 });
  });

  it('is worthless after 5 minutes', async () => {
    const { call } = await identity.guest();
    identity.clock.advance(minutes(5));
    expect(await refusalOf(call(showMe, {}))).toMatchObject({ code: 'session.invalid' });
  });
});

describe('a session', () => {
  it('rotates its secret as it goes on; requests that were under way get the same new one', async () => {
    const { refreshToken } = await identity.guest();
    expect((await exchange(refreshToken)).rotatedRefreshToken).toBeNull();
    identity.clock.advance(minutes(5));
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(refreshToken)));
    const rotated = new Set(answers.map((answer) => answer.rotatedRefreshToken));
    expect(rotated.size).toBe(1);
    expect(rotated.has(null)).toBe(false);
  });

  it('ends for both when a replaced secret comes back', async () => {
    const { actor, refreshToken: stolen } = await identity.guest();
    identity.clock.advance(minutes(5));
    const { rotatedRefreshToken } = await exchange(stolen);
    const next = String(rotatedRefreshToken);
    await exchange(next);
    identity.clock.advance(31_000);
    expect(await refusalOf(exchange(stolen))).toMatchObject({ code: 'session.invalid' });
    expect(await refusalOf(exchange(next))).toMatchObject({ code: 'session.invalid' });
    expect(words).toContainEqual({ sessionIds: [actor.sessionId], ended: true });
    await eventually(() =>
      identity.collection('security_events').findOne({ actorId: actor.id, type: 'session_reused' }),
    );
  });

  it('of an API client gives new tokens for each refresh token once', async () => {
    const { refreshToken } = await identity.guest();
    const second = await identity.client()(refreshSession, { body: { refreshToken } });
    const third = await identity.client()(refreshSession, { body: { refreshToken: second.refreshToken } });
    expect(new Set([refreshToken, second.refreshToken, third.refreshToken]).size).toBe(3);
    expect(await refusalOf(identity.client()(refreshSession, { body: { refreshToken } }))).toMatchObject({
      code: 'session.invalid',
    });
  });

  it.each(['', 'nonsense', '0199aaaa-0000-7000-8000-000000000001.AAAAAAAAAAAAAAAAAAAAAAAA'])(
    'is not opened by %j',
    async (refreshToken) => {
      expect(await refusalOf(exchange(refreshToken))).toMatchObject({ status: 401 });
    },
  );

  it('is exchanged for other services only', async () => {
    const { refreshToken, call } = await identity.guest();
    expect(await refusalOf(call(exchangeSession, { body: { refreshToken } }))).toMatchObject({ status: 404 });
    expect(await refusalOf(identity.client()(exchangeSession, { body: { refreshToken } }))).toMatchObject({
      status: 404,
    });
  });
});

describe('signing out', () => {
  it('ends this session at once and tells gateways and services', async () => {
    const { actor, refreshToken, call } = await identity.guest();
    await call(signOut, {});
    expect(words).toContainEqual({ sessionIds: [actor.sessionId], ended: true });
    expect(await refusalOf(exchange(refreshToken))).toMatchObject({ code: 'session.invalid' });
    expect(await identity.announced('session.ended.v1', actor.sessionId)).toContain(actor.id);
  });

  it('removes the cookie', async () => {
    const { accessToken } = await identity.guest();
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await identity.service.fastify.inject({ method: 'DELETE', url: '/api/sessions/current', headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toMatch(/^vybac=; .*Max-Age=0/);
  });

  it('everywhere ends all sessions of this person and nobody else’s', async () => {
    const [one, other] = [await identity.guest(), await identity.guest()];
    const person = await identity.service.app.get(PeopleStore).get(one.actor.id);
    const elsewhere = await identity.service.app.get(SessionsService).open(person);
    await one.call(signOutEverywhere, {});
    for (const token of [one.refreshToken, elsewhere.refreshToken])
      expect(await refusalOf(exchange(token))).toMatchObject({ status: 401 });
    expect(await exchange(other.refreshToken)).toMatchObject({ actorId: other.actor.id });
  });

  it('everywhere holds even when the process dies before it has ended each session', async () => {
    const { actor, refreshToken } = await identity.guest();
    await identity
      .collection('people')
      .updateOne({ _id: actor.id as never }, { $inc: { sessionGeneration: 1, version: 1 } });
    expect(await refusalOf(exchange(refreshToken))).toMatchObject({ code: 'session.invalid' });
  });
});
