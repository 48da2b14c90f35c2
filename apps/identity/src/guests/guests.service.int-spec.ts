import { createGuest, openGuestSession, renewPin, showMe, showProfile } from '@vybac/contracts/identity';
import { eventually, IdentityInTest, refusalOf } from '../../test/identity-in-test';
import { GuestLimits } from './guest-limits';

let identity: IdentityInTest;
beforeAll(async () => void (identity = await IdentityInTest.start()));
afterAll(() => identity.stop());

describe('continuing as guest', () => {
  it('gives a Guest ID and a PIN, and a session', async () => {
    const { actor, credentials, call } = await identity.guest();
    expect(credentials.guestId).toMatch(/^Guest-[A-Z0-9]{8}$/);
    expect(credentials.pin).toMatch(/^[A-Z0-9]{6}$/);
    expect(await call(showMe, {})).toMatchObject({
      actor: { id: actor.id, kind: 'guest' },
      guestId: credentials.guestId,
    });
  });

  it('keeps the PIN only as argon2id', async () => {
    const { actor, credentials } = await identity.guest();
    const kept = await identity.collection('people').findOne({ _id: actor.id as never });
    expect(JSON.stringify(kept)).not.toContain(credentials.pin);
    expect(JSON.stringify(kept)).toContain('"pinHash":"$argon2id$');
  });

  it('shows others a name with a suffix that is no part of the Guest ID', async () => {
    const { actor, credentials } = await identity.guest();
    const seen = JSON.stringify(await identity.client()(showProfile, { params: { id: actor.id } }));
    const suffix = /^Guest ([A-Z0-9]{4})$/.exec(actor.name)?.[1];
    expect(suffix).toBeDefined();
    expect(credentials.guestId).not.toContain(suffix);
    expect(seen).not.toContain(credentials.guestId.slice('Guest-'.length));
  });

  it('tells other services nothing of the Guest ID', async () => {
    const { actor, credentials } = await identity.guest();
    const told = await identity.announced('person.joined.v1', actor.id);
    expect(told).toContain(actor.name);
    expect(told).not.toContain(credentials.guestId);
  });

  it('is limited to 5 times an hour for one browser', async () => {
    const browser = identity.client({ cookie: 'vybac_device=0199aaaa-0000-7000-8000-000000000001' });
    for (let made = 0; made < 5; made += 1) await browser(createGuest, { body: {} });
    expect(await refusalOf(browser(createGuest, { body: {} }))).toMatchObject({
      status: 429,
      code: 'guest.creation_limited',
      title: 'Please wait before creating another guest session.',
    });
  });

  it('is limited to 100 times an hour for one address, whatever browsers it names', async () => {
    const limits = identity.service.app.get(GuestLimits);
    for (let n = 0; n < 100; n += 1) await limits.countCreation(`browser ${n}`, '127.8.0.1');
    await expect(limits.countCreation('another', '127.8.0.1')).rejects.toMatchObject({
      code: 'guest.creation_limited',
    });
    await limits.countCreation('another', '127.8.0.2');
  });

  it('names the browser and keeps the session in cookies that no script can read', async () => {
    const answer = await identity.service.fastify.inject({ method: 'POST', url: '/api/guests', payload: {} });
    const cookies = [answer.headers['set-cookie']].flat();
    expect(cookies).toEqual([expect.stringMatching(/^vybac_device=/), expect.stringMatching(/^vybac=[0-9a-f-]{36}\./)]);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(answer.json()).not.toHaveProperty('tokens');
  });
});

describe('a returning guest', () => {
  it('gets back in with Guest ID and PIN, as the same person', async () => {
    const { actor, credentials } = await identity.guest();
    const back = await identity.client()(openGuestSession, { body: credentials });
    expect(back.actor).toMatchObject({ id: actor.id, name: actor.name });
    expect(back.actor.sessionId).not.toBe(actor.sessionId);
  });

  it('learns nothing from a wrong PIN that an unknown Guest ID would not say', async () => {
    const { credentials } = await identity.guest();
    const wrongPin = await refusalOf(identity.client()(openGuestSession, { body: { ...credentials, pin: 'AAAAAA' } }));
    const unknown = await refusalOf(
      identity.client()(openGuestSession, { body: { guestId: 'Guest-00000000', pin: 'AAAAAA' } }),
    );
    expect(wrongPin).toEqual(unknown);
    expect(wrongPin).toEqual({
      status: 401,
      code: 'guest.invalid_credentials',
      title: 'Invalid credentials',
      detail: 'Guest ID or PIN is incorrect',
    });
  });

  it('cannot be found by trying PINs, from however many addresses', async () => {
    const { credentials } = await identity.guest();
    const tries = Array.from({ length: 10 }, (_, n) => ({ guestId: credentials.guestId, pin: `AAAAA${n}` }));
    for (const body of tries) await refusalOf(identity.client()(openGuestSession, { body }));
    expect(await refusalOf(identity.client()(openGuestSession, { body: credentials }))).toMatchObject({
      status: 429,
      title: 'Please wait before trying again.',
    });
    // Recorded beside the request, which never waits for it.
    const failures = await eventually(async () => {
      const recorded = await identity
        .collection('security_events')
        .find({ guestId: credentials.guestId, type: 'guest_login_failed' })
        .toArray();
      return recorded.length >= 11 ? recorded : null;
    });
    expect(failures).toHaveLength(11);
    expect(failures.filter(({ severity }) => severity === 'high')).toHaveLength(1);
  });

  it('cannot be found by one address that tries many Guest IDs', async () => {
    const limits = identity.service.app.get(GuestLimits);
    for (let n = 0; n < 100; n += 1) await limits.countLogin(`Guest-${n}`, '127.8.0.3');
    await expect(limits.countLogin('Guest-100', '127.8.0.3')).rejects.toMatchObject({ code: 'guest.login_limited' });
    await limits.countLogin('Guest-100', '127.8.0.4');
  });

  it('leaves a trace of each act for those who look after security', async () => {
    const { actor, credentials } = await identity.guest();
    const { guestId } = credentials;
    await identity.client()(openGuestSession, { body: credentials });
    await refusalOf(identity.client()(openGuestSession, { body: { guestId, pin: '??????' } }));
    const limits = jest.spyOn(identity.service.app.get(GuestLimits), 'countCreation');
    limits.mockRejectedValueOnce(new Error('Nobody counts'));
    await refusalOf(identity.client()(createGuest, { body: {} }));
    const traces = async (filter: object) => {
      const found = await identity.collection('security_events').find(filter).sort({ at: -1 }).toArray();
      return found.map(({ type, severity }) => `${String(type)} ${String(severity)}`);
    };
    await eventually(async () => ((await traces({ guestId })).length >= 2 ? true : null));
    expect(new Set(await traces({ actorId: actor.id }))).toEqual(
      new Set(['guest_session_created low', 'guest_login_success low']),
    );
    await eventually(async () => ((await traces({ 'details.reason': 'fault' })).length > 0 ? true : null));
    expect(await traces({ 'details.reason': 'fault' })).toEqual(['guest_creation_failed medium']);
    expect(await traces({ 'details.reason': 'guest.invalid_pin_format' })).toEqual(['guest_validation_error low']);
  });

  it('may ask for another PIN; the old one stops working', async () => {
    const { credentials, call } = await identity.guest();
    const renewed = await call(renewPin, {});
    expect(renewed.guestId).toBe(credentials.guestId);
    expect(await refusalOf(identity.client()(openGuestSession, { body: credentials }))).toMatchObject({ status: 401 });
    await identity.client()(openGuestSession, { body: renewed });
  });
});
