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

describe('the operator, beside a running marketplace', () => {
  let operate: <Result>(work: Parameters<typeof withOperator<Result>>[1]) => Promise<Result>;
  beforeAll(() => {
    operate = (work) =>
      withOperator(readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: identity.dataDirectory }), work);
  });

  let account: ReturnType<typeof somebody>;
  beforeEach(() => identity.user((account = somebody())));
  const signsIn = async () => (await identity.client()(signIn, { body: account })).actor;

  it('makes somebody an admin; tokens in use are renewed at once', async () => {
    const { sessionId } = await signsIn();
    await operate((operator) => operator.grantRole(` ${account.email.toUpperCase()} `, 'admin'));
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
    await operate((operator) => operator.grantRole(account.email, 'admin'));
    await operate((operator) => operator.assignPlan(account.email, 'premium_plus'));
    await operate((operator) => operator.assignPlan(account.email, 'free'));
    const { id } = await signsIn();
    const trail = await identity.collection('audit_entries').find({ subjectId: id }).sort({ _id: 1 }).toArray();
    expect(trail).toMatchObject([
      { actor: 'operator', act: 'grant-role', before: [], after: ['admin'] },
      { actor: 'operator', act: 'assign-plan', before: 'free_user', after: 'premium_plus' },
      { actor: 'operator', act: 'assign-plan', before: 'premium_plus', after: 'free_user' },
    ]);
  });

  it('is told that nobody has an address', async () => {
    await expect(operate((operator) => operator.grantRole('nobody@example.org', 'admin'))).rejects.toMatchObject({
      detail: 'No confirmed account has the address nobody@example.org',
    });
  });

  it('is told which roles there are', async () => {
    await expect(operate((operator) => operator.grantRole(account.email, 'emperor'))).rejects.toMatchObject({
      detail: 'The role must be one of: admin',
    });
  });
});
