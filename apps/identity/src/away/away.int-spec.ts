import {
  comeBack,
  findPeople,
  goAway,
  type GuestCredentials,
  openGuestSession,
  personChanged,
  showMe,
  showProfile,
} from '@vybac/contracts/identity';
import { IdentityInTest, refusalOf } from '../../test/identity-in-test';

const day = 24 * 60 * 60 * 1_000;

let identity: IdentityInTest;
beforeAll(async () => void (identity = await IdentityInTest.start()));
afterAll(() => identity.stop());

/** How a guest sees themselves at this moment; sessions do not last for days. */
async function seesOneself(credentials: GuestCredentials) {
  const { tokens } = await identity.client()(openGuestSession, { body: { ...credentials, delivery: 'token' } });
  return identity.bearer(tokens?.accessToken ?? '')(showMe, {});
}

const inDays = (days: number) => new Date(identity.clock.now().getTime() + days * day).toISOString();

describe('somebody who is away', () => {
  it('says until when and why, which everybody may read, and is told to the other services', async () => {
    const { call, actor } = await identity.user();
    const until = inDays(10);
    const away = { since: expect.any(String) as string, until, note: 'Hiking in the Tatras' };
    expect(await call(goAway, { body: { until, note: ' Hiking  in the Tatras ' } })).toEqual(away);
    expect((await call(showMe, {}))?.away).toEqual(away);
    expect((await identity.client()(showProfile, { params: { id: actor.id } })).away).toEqual(away);
    const { items } = await (await identity.asService())(findPeople, { body: { ids: [actor.id] } });
    expect(items[0]?.away).toEqual(away);
    expect(await identity.announced('person.changed.v1', actor.id)).toContain('Hiking in the Tatras');
  });

  it('is announced as the contract has it, and so are facts of before there was such a thing', () => {
    const facts = { id: '0199aaaa-0000-7000-8000-000000000001', kind: 'guest', name: 'Guest 7K2Q', username: null };
    const before = { ...facts, avatarUrl: null, verifiedSeller: false, memberSince: inDays(-1) };
    const away = { since: inDays(0), until: null, note: null };
    expect(personChanged.data.parse(before).away).toBeUndefined();
    expect(personChanged.data.parse({ ...before, away }).away).toEqual(away);
  });

  it('as a guest too, without an end and without a word', async () => {
    const { call } = await identity.guest();
    expect(await call(goAway, { body: {} })).toMatchObject({ until: null, note: null });
    await call(comeBack, {});
    await call(comeBack, {});
    expect((await call(showMe, {}))?.away).toBeNull();
  });

  it('changes end and note without being away anew', async () => {
    const { call } = await identity.guest();
    const first = await call(goAway, { body: { until: inDays(2) } });
    identity.clock.advance(60_000);
    expect(await call(goAway, { body: { until: inDays(5), note: 'Longer' } })).toMatchObject({
      since: first?.since,
      note: 'Longer',
    });
  });

  it('is back by itself when the day comes, on the server’s clock', async () => {
    const { call, actor, credentials } = await identity.guest();
    await call(goAway, { body: { until: inDays(3) } });
    identity.clock.advance(3 * day - 60_000);
    expect((await seesOneself(credentials))?.away).not.toBeNull();
    identity.clock.advance(60_000);
    expect((await seesOneself(credentials))?.away).toBeNull();
    expect((await identity.client()(showProfile, { params: { id: actor.id } })).away).toBeNull();
  });

  it.each([
    ['in the past', -1],
    ['later than in a year', 366],
  ])('cannot name a day %s', async (_when, days) => {
    const { call } = await identity.guest();
    expect(await refusalOf(call(goAway, { body: { until: inDays(days) } }))).toMatchObject({
      status: 400,
      code: 'away.end_invalid',
    });
    expect((await call(showMe, {}))?.away).toBeNull();
  });

  it('is not a visitor', async () => {
    expect(await refusalOf(identity.client()(goAway, { body: {} }))).toMatchObject({ status: 401 });
  });
});
