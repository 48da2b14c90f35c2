import { ReactionMemory } from './reaction-memory';

const event = (id: string, millisecondsFromNow: number) => ({
  id,
  time: new Date(Date.now() + millisecondsFromNow).toISOString(),
});

describe('what a process knows about the events of a reaction', () => {
  let stored: string[];
  let questions: number;
  let memory: ReactionMemory;
  beforeEach(() => {
    [stored, questions] = [[], 0];
    memory = new ReactionMemory(async (limit) => {
      questions += 1;
      return stored.slice(0, limit);
    }, 5_000);
  });

  it('is nothing before it is given something to read', async () => {
    expect(await memory.isNew(event('one', 60_000), 'bike')).toBe(false);
  });

  it('is that a later event is new when it comes for the first time', async () => {
    memory.begin();
    expect(await memory.isNew(event('one', 6_000), 'bike')).toBe(true);
    expect(await memory.isNew(event('one', 6_000), 'bike')).toBe(false);
    expect(await memory.isNew(event('two', 6_000), 'bike')).toBe(true);
    expect(questions).toBe(1);
  });

  it('does not reach back: an earlier event may have been handled elsewhere, by a clock that differs', async () => {
    memory.begin();
    expect(await memory.isNew(event('one', -1_000), 'bike')).toBe(false);
    expect(await memory.isNew(event('two', 4_000), 'bike')).toBe(false);
  });

  it('begins anew with each change of what it reads', async () => {
    memory.begin();
    expect(await memory.isNew(event('one', 6_000), 'bike')).toBe(true);
    stored = ['bike'];
    memory.begin();
    expect(await memory.isNew(event('two', 6_000), 'bike')).toBe(false);
    expect(await memory.isNew(event('three', 6_000), 'lamp')).toBe(true);
  });

  it('is of which keys something is parked', async () => {
    memory.begin();
    await memory.park('bike');
    expect(await memory.isNew(event('one', 6_000), 'bike')).toBe(false);
    await memory.release('bike');
    expect(await memory.isNew(event('two', 6_000), 'bike')).toBe(true);
  });

  it('has an end: with too many parked keys, or after too many events, the database is asked', async () => {
    stored = Array.from({ length: 2_000 }, (_, n) => `key ${n}`);
    memory.begin();
    expect(await memory.isNew(event('one', 6_000), 'bike')).toBe(false);

    stored = [];
    memory.begin();
    const many = Array.from({ length: 10_001 }, (_, n) => event(`many ${n}`, 6_000));
    for (const one of many) expect(await memory.isNew(one, 'bike')).toBe(true);
    for (const one of many) expect(await memory.isNew(one, 'bike')).toBe(false);
  });

  it('is asked for again when the database was away', async () => {
    memory = new ReactionMemory(() => {
      questions += 1;
      return questions === 1 ? Promise.reject(new Error('away')) : Promise.resolve([]);
    });
    memory.begin();
    await expect(memory.isNew(event('one', 6_000), 'bike')).rejects.toThrow('away');
    expect(await memory.isNew(event('two', 6_000), 'bike')).toBe(true);
  });
});
