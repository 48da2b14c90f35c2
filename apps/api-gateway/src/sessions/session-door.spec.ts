import { commonErrors } from '@vybac/contracts';
import { exchangeSession } from '@vybac/contracts/identity';
import { AppError, ShiftedClock } from '@vybac/kit';
import { MemoryChannel, sessionsChannel } from '@vybac/platform';
import { ServicesStandIn } from '@vybac/testing/services';
import { SessionDoor } from './session-door';

const minute = 60_000;

/** A door whose identity service gives tokens of five minutes; `rotates` says whether the next exchange gives a new secret. */
async function doorway() {
  const [services, clock, channel] = [new ServicesStandIn(), new ShiftedClock(), new MemoryChannel()];
  const identity = { rotates: false, ended: false };
  services.answer(exchangeSession, ({ body }) => {
    if (identity.ended) throw new AppError(commonErrors['session.invalid']);
    return {
      accessToken: `token ${services.asked.length}`,
      expiresAt: new Date(clock.now().getTime() + 5 * minute).toISOString(),
      sessionId: body.refreshToken.split('.')[0] ?? '',
      actorId: 'ana',
      rotatedRefreshToken: identity.rotates ? `${body.refreshToken}+` : null,
    };
  });
  const door = new SessionDoor(services, clock);
  await door.listen(channel);
  const endSession = async (sessionId: string) => {
    await channel.publish(sessionsChannel, { sessionIds: [sessionId], ended: true });
    await new Promise(setImmediate);
  };
  return { door, services, clock, identity, endSession, asked: () => services.asked.length };
}

describe('a session cookie', () => {
  it('is exchanged once for many requests, also when they come together', async () => {
    const { door, asked } = await doorway();
    const together = await Promise.all([1, 2, 3].map(() => door.enter('one.secret')));
    await door.enter('one.secret');
    expect(new Set(together.map((session) => session?.accessToken))).toEqual(new Set(['token 1']));
    expect(asked()).toBe(1);
  });

  it('is exchanged anew before its token expires on the way', async () => {
    const { door, clock, asked } = await doorway();
    await door.enter('one.secret');
    clock.advance(4 * minute);
    await door.enter('one.secret');
    expect(asked()).toBe(1);
    clock.advance(31_000);
    expect((await door.enter('one.secret'))?.accessToken).toBe('token 2');
  });

  it('opens nothing once identity says that the session has ended, and leaves others alone', async () => {
    const { door, identity, endSession, asked } = await doorway();
    await door.enter('one.secret');
    await door.enter('two.secret');
    identity.ended = true;
    await endSession('one');
    expect(await door.enter('one.secret')).toBeNull();
    expect((await door.enter('two.secret'))?.sessionId).toBe('two');
    expect(asked()).toBe(3);
  });

  it('that was rotated is handed its successor every time, since the first answer may get lost', async () => {
    const { door, identity, asked } = await doorway();
    identity.rotates = true;
    expect((await door.enter('one.old'))?.rotatedRefreshToken).toBe('one.old+');
    expect((await door.enter('one.old'))?.rotatedRefreshToken).toBe('one.old+');
    expect(asked()).toBe(2);
  });

  it('is seen by identity when its successor comes into use', async () => {
    const { door, identity, services } = await doorway();
    identity.rotates = true;
    await door.enter('one.old');
    identity.rotates = false;
    await door.enter('one.old+');
    await door.enter('one.old+');
    expect(services.askedFor(exchangeSession)).toEqual([
      { body: { refreshToken: 'one.old' } },
      { body: { refreshToken: 'one.old+' } },
    ]);
  });
});

describe('a session that ends while its cookie is being exchanged', () => {
  it('is asked for again by the next request', async () => {
    const { services, identity, door, endSession } = await doorway();
    let answer: () => void = () => undefined;
    const token = { accessToken: 'late', expiresAt: '2100-01-01T00:00:00.000Z', sessionId: 'one', actorId: 'ana' };
    services.answer(exchangeSession, async () => {
      if (identity.ended) throw new AppError(commonErrors['session.invalid']);
      await new Promise<void>((resolve) => (answer = resolve));
      return { ...token, rotatedRefreshToken: null };
    });
    const entering = door.enter('one.secret');
    identity.ended = true;
    await endSession('one');
    answer();
    await entering;
    expect(await door.enter('one.secret')).toBeNull();
  });
});

describe('while identity is out of reach', () => {
  it('nobody is taken for signed out, and the next request tries again', async () => {
    const { services, door, asked } = await doorway();
    services.answer(exchangeSession, () => {
      throw new AppError(commonErrors['service.unavailable']);
    });
    await expect(door.enter('one.secret')).rejects.toMatchObject({ code: 'service.unavailable' });
    await expect(door.enter('one.secret')).rejects.toMatchObject({ code: 'service.unavailable' });
    expect(asked()).toBe(2);
  });
});
