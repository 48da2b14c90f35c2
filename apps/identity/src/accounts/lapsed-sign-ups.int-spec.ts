import {
  checkUsername,
  confirmEmail,
  openGuestSession,
  registerAccount,
  resendConfirmation,
  signIn,
  upgradeGuest,
} from '@vybac/contracts/identity';
import { eventually, IdentityInTest, refusalOf, somebody } from '../../test/identity-in-test';
import { ClaimsJobs } from './claims.jobs';
import { LapsedSignUpsJobs } from './lapsed-sign-ups.jobs';

const hour = 3_600_000;
type SomebodyTyped = ReturnType<typeof somebody>;

let identity: IdentityInTest;
beforeAll(async () => void (identity = await IdentityInTest.start()));
afterAll(() => identity.stop());

const lapse = () => identity.service.app.get(LapsedSignUpsJobs).forgetLapsedSignUps();
/** Lets the jobs run, and run again a minute later. */
async function jobsRun(): Promise<void> {
  await lapse();
  identity.clock.advance(61_000);
  await identity.service.app.get(ClaimsJobs).clearUnsettledClaims();
}
async function signsUp(person: SomebodyTyped): Promise<string> {
  await identity.client()(registerAccount, { body: person });
  return identity.mail.tokenFor(person.email, 'confirm');
}
const isFree = async ({ username }: SomebodyTyped) =>
  (await identity.client()(checkUsername, { query: { username } })).available;
/** A minute later, or two: the service's own jobs may just be at the same sign-up. */
const becomesFree = (person: SomebodyTyped) =>
  eventually(async () => {
    await jobsRun();
    return isFree(person);
  });
const kept = ({ email }: SomebodyTyped) => identity.collection('people').countDocuments({ 'account.email': email });

describe('a sign-up that is not confirmed', () => {
  it('holds its names as long as its link works, and then no longer', async () => {
    const person = somebody();
    const token = await signsUp(person);
    identity.clock.advance(23 * hour);
    await jobsRun();
    expect(await isFree(person)).toBe(false);
    identity.clock.advance(hour);
    await becomesFree(person);
    expect(await kept(person)).toBe(0);
    expect(await refusalOf(identity.client()(confirmEmail, { body: { token } }))).toMatchObject({
      code: 'account.token_invalid',
    });
    expect(await refusalOf(identity.client()(signIn, { body: person }))).toMatchObject({
      code: 'account.login_failed',
    });
  });

  it('leaves its name to exactly one of 20 who ask at once', async () => {
    const person = somebody();
    const { username, email, password } = person;
    await signsUp(person);
    identity.clock.advance(25 * hour);
    await becomesFree(person);
    const others = Array.from({ length: 20 }, (_, n) => ({ username, email: `n${n}.${email}`, password }));
    const outcomes = await Promise.allSettled(others.map((body) => identity.client()(registerAccount, { body })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('begins its time anew with another mail', async () => {
    const person = somebody();
    await signsUp(person);
    identity.clock.advance(23 * hour);
    await identity.client()(resendConfirmation, { body: { email: person.email } });
    const token = await identity.mail.tokenFor(person.email, 'confirm', 2);
    identity.clock.advance(23 * hour);
    await jobsRun();
    const { actor } = await identity.client()(confirmEmail, { body: { token } });
    expect(actor.name).toBe(person.username);
  });

  it('is either confirmed or gone when both happen at the same moment', async () => {
    const people = Array.from({ length: 12 }, () => somebody());
    const tokens = await Promise.all(people.map(signsUp));
    identity.clock.advance(24 * hour - 30);
    const confirming = tokens.map(async (token, n) => {
      await new Promise((resolve) => setTimeout(resolve, n * 5));
      return identity.client()(confirmEmail, { body: { token } });
    });
    const lapsing = people.map(async (_, n) => {
      await new Promise((resolve) => setTimeout(resolve, n * 5));
      await lapse();
    });
    const outcomes = await Promise.allSettled(confirming);
    await Promise.all(lapsing);
    await jobsRun();
    for (const [n, { status }] of outcomes.entries()) {
      const person = people[n]!;
      if (status === 'rejected') await becomesFree(person);
      expect({ free: await isFree(person), kept: await kept(person) }).toEqual(
        status === 'fulfilled' ? { free: false, kept: 1 } : { free: true, kept: 0 },
      );
    }
  });

  it('leaves a guest a guest, with everything', async () => {
    const guest = await identity.guest();
    const person = somebody();
    await guest.call(upgradeGuest, { body: person });
    await identity.mail.tokenFor(person.email, 'confirm');
    identity.clock.advance(25 * hour);
    await becomesFree(person);
    const back = await identity.client()(openGuestSession, { body: guest.credentials });
    expect(back.actor).toMatchObject({ id: guest.actor.id, kind: 'guest' });
  });

  it('does not take a confirmed account with it', async () => {
    const user = await identity.user();
    identity.clock.advance(48 * hour);
    await jobsRun();
    expect(await isFree(user)).toBe(false);
    expect(await identity.client()(signIn, { body: user })).toMatchObject({ actor: { id: user.actor.id } });
  });
});
