import { signIn } from '@vybac/contracts/identity';
import { readPlatformConfig, type SessionsWord, sessionsChannel } from '@vybac/platform';
import { eventually, IdentityInTest, somebody } from '../../test/identity-in-test';
import { withOperator } from './with-operator';

let identity: IdentityInTest;
const words: SessionsWord[] = [];
beforeAll(async () => {
  identity = await IdentityInTest.start();
  await identity.runtime.channel.subscribe(sessionsChannel, (word) => void words.push(word as SessionsWord));
});
afterAll(() => identity.stop());

const account = { ...somebody(), email: 'olga@example.org' };

async function signsIn() {
  return (await identity.client()(signIn, { body: account })).actor;
}

describe('the operator, beside a running marketplace', () => {
  let operate: <Result>(work: Parameters<typeof withOperator<Result>>[1]) => Promise<Result>;

  beforeAll(async () => {
    operate = (work) =>
      withOperator(readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: identity.dataDirectory }), work);
    await identity.user(account);
  });

  it('makes somebody an admin; tokens in use are renewed at once', async () => {
    const { sessionId } = await signsIn();
    await operate((operator) => operator.grantRole(' Olga@Example.org ', 'admin'));
    expect(await signsIn()).toMatchObject({ roles: ['admin'] });
    await eventually(() => words.find((word) => !word.ended && word.sessionIds.includes(sessionId)));
  });

  it('gives a plan and takes it away', async () => {
    await operate((operator) => operator.assignPlan(account.email, 'premium_plus'));
    expect(await signsIn()).toMatchObject({ tier: 'premium_plus' });
    await operate((operator) => operator.assignPlan(account.email, 'free'));
    expect(await signsIn()).toMatchObject({ tier: 'free_user' });
  });

  it('leaves a trail of each act', async () => {
    const { id } = await signsIn();
    const trail = await identity.collection('audit_entries').find({ subjectId: id }).sort({ _id: 1 }).toArray();
    expect(trail).toMatchObject([
      { actor: 'operator', act: 'grant-role', before: [], after: ['admin'] },
      { actor: 'operator', act: 'assign-plan', before: 'free_user', after: 'premium_plus' },
      { actor: 'operator', act: 'assign-plan', before: 'premium_plus', after: 'free_user' },
    ]);
  });

  it.each([
    ['nobody@example.org', 'admin', 'No confirmed account has the address nobody@example.org'],
    [account.email, 'emperor', 'The role must be one of: admin'],
  ])('is told why %s cannot become %s', async (email, role, sentence) => {
    await expect(operate((operator) => operator.grantRole(email, role))).rejects.toMatchObject({ detail: sentence });
  });
});
