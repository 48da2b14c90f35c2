import { sessionDays } from '@vybac/platform';
import { endSession, newSession, present, type Session, sessionLifetimeDays } from './session';

const start = new Date('2026-03-01T10:00:00Z');
const first = 'first-secret-first-secret-first';

function after(milliseconds: number): Date {
  return new Date(start.getTime() + milliseconds);
}

/** Presents a secret and keeps what follows, as the store does. */
function client(session = newSession('actor', 0, first, start)) {
  let kept: Session = session;
  return (secret: string, at: Date, always = false) => {
    const outcome = present(kept, secret, `salt-${at.getTime()}`, at, always);
    if (outcome.verdict === 'valid' && outcome.changes) kept = { ...kept, ...outcome.changes };
    return outcome;
  };
}

function secretOf(outcome: ReturnType<typeof present>): string {
  if (outcome.verdict !== 'valid') throw new Error(`The session was ${outcome.verdict}`);
  return outcome.secret;
}

describe('a session', () => {
  it('goes on with the same secret while it is young', () => {
    expect(secretOf(client()(first, after(60_000)))).toBe(first);
  });

  it('rotates when exchanged after 4 minutes, and at once when asked to', () => {
    expect(secretOf(client()(first, after(4 * 60_000)))).not.toBe(first);
    expect(secretOf(client()(first, start, true))).not.toBe(first);
  });

  it('gives requests that were under way the same new secret for 30 seconds', () => {
    const say = client();
    const second = secretOf(say(first, start, true));
    expect(secretOf(say(first, after(5_000)))).toBe(second);
    say(second, after(6_000));
    expect(secretOf(say(first, after(30_000)))).toBe(second);
  });

  it('tells a replaced secret that comes back later from an honest one', () => {
    const say = client();
    const second = secretOf(say(first, start, true));
    say(second, after(1_000));
    expect(say(first, after(31_000)).verdict).toBe('reused');
  });

  it('survives a lost answer: the old secret works until the new one was seen', () => {
    const say = client();
    const second = secretOf(say(first, start, true));
    expect(secretOf(say(first, after(3_600_000)))).toBe(second);
  });

  it('recognises secrets replaced long ago', () => {
    const say = client();
    const second = secretOf(say(first, start, true));
    say(second, after(1_000), true);
    expect(say(first, after(2_000)).verdict).toBe('reused');
  });

  it('is not ended by a guess', () => {
    expect(client()('a guess', start).verdict).toBe('invalid');
  });

  it('is over after as many days unused as the cookie lives', () => {
    expect(sessionLifetimeDays).toBe(sessionDays);
    const day = 24 * 60 * 60 * 1_000;
    expect(client()(first, after(sessionLifetimeDays * day - 1)).verdict).toBe('valid');
    expect(client()(first, after(sessionLifetimeDays * day)).verdict).toBe('invalid');
  });

  it('remembers when it was used last, to four minutes, and lasts from then', () => {
    const day = 24 * 60 * 60 * 1_000;
    const uses = client();
    const second = secretOf(uses(first, after(10 * day)));
    expect(present(newSession('actor', 0, first, start), first, 'salt', after(10 * day))).toMatchObject({
      changes: { rotatedAt: after(10 * day) },
    });
    expect(uses(second, after((10 + sessionLifetimeDays) * day - 1)).verdict).toBe('valid');
  });

  it('keeps no secret', () => {
    const session = newSession('actor', 0, first, start);
    const outcome = present(session, first, 'salt', start, true);
    const kept = JSON.stringify([session, outcome.verdict === 'valid' && outcome.changes]);
    expect(kept).not.toContain(first);
    expect(kept).not.toContain(secretOf(outcome));
  });

  it('ends once', () => {
    const session = { ...newSession('9d7f6f7e-2f3b-4a55-9a51-0d9a3a4b1c2d', 0, first, start), id: 'one' };
    const { changes, events } = endSession(session, after(1));
    expect(events).toHaveLength(1);
    expect(present({ ...session, ...changes }, first, 'salt', after(2)).verdict).toBe('invalid');
    expect(() => endSession({ ...session, ...changes }, after(2))).toThrow('Your session has ended');
  });
});
