import { chooseTheme, editProfile, findPeople, searchPeople, showMe, showProfile } from '@vybac/contracts/identity';
import { OperatorService } from '../plans/operator.service';
import { IdentityInTest, refusalOf, somebody } from '../../test/identity-in-test';

let identity: IdentityInTest;
beforeAll(async () => void (identity = await IdentityInTest.start()));
afterAll(() => identity.stop());

function user(username: string) {
  return identity.user({ ...somebody(), username });
}

describe('oneself', () => {
  it('is nobody for a visitor', async () => {
    expect(await identity.client()(showMe, {})).toBeNull();
  });

  it('is called by the full name, once there is one', async () => {
    const { call, actor } = await user('ana_full');
    await call(editProfile, { body: { fullName: '  Ana   López ', bio: 'Books and bikes.' } });
    expect(await call(showMe, {})).toMatchObject({
      fullName: 'Ana López',
      actor: { name: 'Ana López', username: 'ana_full' },
    });
    expect(await identity.client()(showProfile, { params: { id: actor.id } })).toMatchObject({
      bio: 'Books and bikes.',
      verifiedEmail: true,
    });
    expect(await identity.announced('person.changed.v1', actor.id)).toContain('Ana López');
    await call(editProfile, { body: { fullName: null } });
    expect(await call(showMe, {})).toMatchObject({ actor: { name: 'ana_full' } });
  });

  it.each(['midnight', 'neon', 'pastel'] as const)(
    'needs a plan for the theme %s, which the server decides',
    async (theme) => {
      const { call, email } = await user(`pro_premium_${theme}`);
      expect(await refusalOf(call(chooseTheme, { body: { theme } }))).toMatchObject({
        status: 403,
        code: 'theme.pro_required',
      });
      expect(await call(chooseTheme, { body: { theme: 'dark' } })).toMatchObject({ theme: 'dark', isPro: false });
      await identity.service.app.get(OperatorService).assignPlan(email, 'premium');
      expect(await call(chooseTheme, { body: { theme } })).toMatchObject({ theme, isPro: true });
    },
  );

  it('has no plan because of a name or an address that speaks of one', async () => {
    const boaster = { ...somebody(), username: 'premium_plus_pro', email: 'premium_plus@pro.premium.example' };
    const { call } = await identity.user(boaster);
    expect(await call(showMe, {})).toMatchObject({ actor: { tier: 'free_user', roles: [] }, isPro: false });
  });

  it('as a guest has the two free themes', async () => {
    const { call } = await identity.guest();
    expect(await call(chooseTheme, { body: { theme: 'dark' } })).toMatchObject({ theme: 'dark' });
    expect(await refusalOf(call(chooseTheme, { body: { theme: 'neon' } }))).toMatchObject({ status: 403 });
  });
});

describe('finding people', () => {
  it('looks into usernames and full names, ignoring case, and leaves out oneself and guests', async () => {
    const [seeker, namesake] = [await user('Zorro_one'), await user('someone_else')];
    await namesake.call(editProfile, { body: { fullName: 'Don Zorro' } });
    await identity.guest();
    const { items } = await seeker.call(searchPeople, { query: { q: ' zORRO ' } });
    expect(items.map(({ id }) => id)).toEqual([namesake.actor.id]);
    expect(items[0]).toEqual({
      id: namesake.actor.id,
      kind: 'user',
      name: 'Don Zorro',
      username: 'someone_else',
      avatarUrl: null,
    });
  });

  it.each(['', '   ', '.*', 'guest'])('finds nobody for %j', async (q) => {
    const { call } = await identity.guest();
    expect(await call(searchPeople, { query: { q } })).toEqual({ items: [] });
  });

  it('answers 10 at most', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => user(`crowd_${n}`)));
    const { call } = await identity.guest();
    expect((await call(searchPeople, { query: { q: 'crowd_' } })).items).toHaveLength(10);
  });

  it('by id is for other services, and never tells a Guest ID', async () => {
    const { actor, call } = await identity.guest();
    const service = await identity.asService();
    const { items } = await service(findPeople, { body: { ids: [actor.id, actor.id] } });
    expect(items).toHaveLength(1);
    expect(JSON.stringify(items)).not.toContain('Guest-');
    expect(await refusalOf(call(findPeople, { body: { ids: [actor.id] } }))).toMatchObject({ status: 404 });
  });
});
