import { actorOf, factsOf, type Identified, isPresent, type Person } from './person';
import { confirmAccount, newGuest, newUser, registerGuest } from './joining';
import { followConfirmation, followPasswordReset, withLink, withMailed, wasMailed } from './mail-links';

const id = '0199aaaa-0000-7000-8000-000000000001';
const now = new Date('2026-03-01T10:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const registration = { username: 'maria', email: 'maria@example.org', passwordHash: 'hash', language: 'es' };
const guest: Identified = { ...newGuest({ guestId: 'Guest-SECRET12', pinHash: 'pin' }, 'AB12', now), id };

function after(person: Identified, { changes }: { changes: Partial<Person> }): Identified {
  return { ...person, ...changes };
}

function mailed(person: Identified, purpose: 'confirmation' | 'password-reset', fingerprint: string): Identified {
  if (!person.account) throw new Error('Nobody to mail to');
  return { ...person, account: withLink(person.account, purpose, `cause of ${fingerprint}`, fingerprint, now) };
}

describe('a guest who signs up', () => {
  const pending = mailed(after(guest, registerGuest(guest, registration, now)), 'confirmation', 'link');

  it('stays a guest until the address is confirmed', () => {
    expect(pending.kind).toBe('guest');
    expect(actorOf(pending, 's')).toMatchObject({
      kind: 'guest',
      name: 'Guest AB12',
      username: null,
      tier: 'free_user',
    });
    expect(pending.guest).not.toBeNull();
  });

  it('becomes a user under the same id; PIN and guest sessions end', () => {
    const decision = followConfirmation(pending, 'link', hours(1));
    const user = after(pending, decision);
    expect(user).toMatchObject({ id, kind: 'user', name: 'maria', guest: null, sessionGeneration: 1, createdAt: now });
    expect(decision.events.map(({ definition }) => definition.type)).toEqual([
      'account.email-confirmed.v1',
      'person.upgraded.v1',
      'person.changed.v1',
    ]);
  });

  it('may correct the address before confirming', () => {
    const corrected = after(pending, registerGuest(pending, { ...registration, email: 'right@example.org' }, now));
    expect(corrected.account).toMatchObject({ email: 'right@example.org', links: [] });
    expect(() => followConfirmation(corrected, 'link', now)).toThrow('This link has expired or was already used');
  });

  it('cannot sign up again as a user', () => {
    const user = after(pending, followConfirmation(pending, 'link', now));
    expect(() => registerGuest(user, registration, now)).toThrow('You already have an account');
  });
});

describe('a link in a mail', () => {
  const newcomer = mailed({ ...newUser(registration, now), id }, 'confirmation', 'link');

  it('makes a newcomer present to others', () => {
    expect(isPresent(newcomer)).toBe(false);
    const decision = followConfirmation(newcomer, 'link', hours(23));
    expect(isPresent(after(newcomer, decision))).toBe(true);
    expect(decision.events.map(({ definition }) => definition.type)).toEqual([
      'account.email-confirmed.v1',
      'person.joined.v1',
    ]);
  });

  it('works once', () => {
    const user = after(newcomer, followConfirmation(newcomer, 'link', now));
    expect(() => followConfirmation(user, 'link', now)).toThrow('This link has expired or was already used');
  });

  it('expires: after 24 hours for confirming, after one for a new password', () => {
    expect(() => followConfirmation(newcomer, 'link', hours(24))).toThrow('This link has expired');
    const reset = mailed(newcomer, 'password-reset', 'reset');
    expect(after(reset, followPasswordReset(reset, 'reset', 'new', hours(0.9))).account?.passwordHash).toBe('new');
    expect(() => followPasswordReset(reset, 'reset', 'new', hours(1))).toThrow('This link has expired');
  });

  it('serves its own purpose only', () => {
    expect(() => followPasswordReset(newcomer, 'link', 'new', now)).toThrow('This link has expired');
  });

  it('to a new password proves the address and ends every session', () => {
    const reset = mailed(newcomer, 'password-reset', 'reset');
    expect(after(reset, followPasswordReset(reset, 'reset', 'new', now))).toMatchObject({
      account: { passwordHash: 'new', confirmedAt: now },
      sessionGeneration: 1,
    });
  });

  it('is known to have been mailed', () => {
    const { account } = newcomer;
    if (!account) throw new Error('No account');
    expect(wasMailed(account, 'cause of link')).toBe(false);
    expect(wasMailed(withMailed(account, 'cause of link', now), 'cause of link')).toBe(true);
  });
});

describe('what others learn of a person', () => {
  it('never contains the Guest ID, a hash or an address', () => {
    const people = [
      guest,
      after(guest, registerGuest(guest, registration, now)),
      { ...newUser(registration, now), id },
    ];
    const told = JSON.stringify([
      ...people.map((person) => [factsOf(person), actorOf(person, 's')]),
      registerGuest(guest, registration, now).events,
      ...people.slice(1).map((person) => person.account && confirmAccount(person, person.account, now).events),
    ]);
    for (const secret of ['SECRET12', 'hash', 'pinHash', 'example.org']) expect(told).not.toContain(secret);
  });
});
