import { randomUUID } from 'node:crypto';
import { ShiftedClock } from '@vybac/kit';
import { MemoryPresence, type Presence, presenceHeartbeat, presenceWindow, RedisPresence } from '@vybac/platform';
import { describeWith, type RunningRedis, startRedis } from '@vybac/testing';
import { cuttable } from '../support/cuttable';
import { eventually } from '../support/eventually';

const clock = new ShiftedClock();
/** A person of this test alone, and a connection of theirs. */
const comes = (who: string = randomUUID()) => ({ who, connection: randomUUID() });
const isHere = async (presence: Presence, who: string) => (await presence.here([who])).has(who);

function behavesAsPresence(open: () => Promise<Presence>): void {
  let presence: Presence;
  beforeAll(async () => void (presence = await open()));
  afterAll(() => presence.close());

  it('knows who of some people is here, and of nobody else', async () => {
    const [ana, ben] = [comes(), comes()];
    await presence.arrive(ana);
    expect(await presence.here([ana.who, ben.who])).toEqual(new Set([ana.who]));
    expect(await presence.here([])).toEqual(new Set());
  });

  it('says once that somebody came and once that they went, with however many connections', async () => {
    const phone = comes();
    const laptop = comes(phone.who);
    expect(await presence.arrive(phone)).toBe(true);
    expect(await presence.arrive(laptop)).toBe(false);
    expect(await presence.leave(phone)).toBe(false);
    expect(await isHere(presence, phone.who)).toBe(true);
    expect(await presence.leave(laptop)).toBe(true);
    expect(await presence.leave(laptop)).toBe(false);
    expect(await isHere(presence, phone.who)).toBe(false);
  });

  it('lets exactly one of many connections be the first, and one the last', async () => {
    const { who } = comes();
    const connections = Array.from({ length: 20 }, () => comes(who));
    const came = await Promise.all(connections.map((one) => presence.arrive(one)));
    const went = await Promise.all(connections.map((one) => presence.leave(one)));
    expect([came, went].map((answers) => answers.filter(Boolean).length)).toEqual([1, 1]);
  });

  it('keeps who goes on saying so, and forgets who does not', async () => {
    const [ana, ben] = [comes(), comes()];
    await Promise.all([presence.arrive(ana), presence.arrive(ben)]);
    for (let beats = 0; beats * presenceHeartbeat < presenceWindow; beats += 1) {
      clock.advance(presenceHeartbeat);
      await presence.keep([ana]);
    }
    expect(await presence.here([ana.who, ben.who])).toEqual(new Set([ana.who]));
    expect(await presence.arrive(ben)).toBe(true);
  });
}

describe('presence within a process', () => behavesAsPresence(async () => new MemoryPresence(clock)));

describeWith(['redis'], 'presence in Redis', () => {
  let redis: RunningRedis;
  beforeAll(async () => void (redis = await startRedis()));
  afterAll(() => redis.stop());

  behavesAsPresence(() => RedisPresence.connect(redis.url, clock));

  it('is one for all processes', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => RedisPresence.connect(redis.url, clock)));
    const phone = comes();
    const laptop = comes(phone.who);
    expect([await one!.arrive(phone), await other!.arrive(laptop)]).toEqual([true, false]);
    expect([await one!.leave(phone), await isHere(one!, phone.who), await other!.leave(laptop)]).toEqual([
      false,
      true,
      true,
    ]);
    await Promise.all([one!.close(), other!.close()]);
  });

  it('knows of nobody during a cut, fails nobody, and knows again after the next heartbeat', async () => {
    const wire = await cuttable(redis.url);
    const presence = await RedisPresence.connect(wire.url, clock);
    const ana = comes();
    await presence.arrive(ana);
    await wire.cut();
    expect(await presence.arrive(comes())).toBe(false);
    expect(await presence.leave(comes())).toBe(false);
    expect(await isHere(presence, ana.who)).toBe(false);
    await wire.mend();
    await eventually(async () => {
      await presence.keep([ana]);
      expect(await isHere(presence, ana.who)).toBe(true);
    });
    await presence.close();
    await wire.close();
  });
});
