import { randomUUID } from 'node:crypto';
import { eventually } from '../support/eventually';
import { onBothLogs } from './on-both-logs';

const patience = 40_000;

function anEvent(key: string, price: unknown) {
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: '/shop',
    type: 'bike.priced.v1',
    subject: key,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    partitionkey: key,
    aggregateversion: 1,
    data: { price },
  };
}

onBothLogs('poison', ({ open, stage }) => {
  it.each([
    ['bad JSON', '{"price": ', /bad JSON/],
    ['something that is no event', '{"price":1}', /specversion/],
    ['data that does not fit', JSON.stringify(anEvent('poisoned', 'cheap')), /bike\.priced\.v1/],
  ])('%s goes to the dead letters with its cause and place, the next event is handled', async (_what, value, cause) => {
    const { topic, reacts } = await open();
    const seen: number[] = [];
    const { deadLetters } = await reacts({ watch: async ({ data }) => void seen.push(data.price) });

    await stage().inject(topic, 'poisoned', value);
    await stage().inject(topic, 'poisoned', JSON.stringify(anEvent('poisoned', 2)));

    await eventually(() => expect(seen).toEqual([2]), patience);
    const letters = await deadLetters.list();
    expect(letters).toEqual([
      expect.objectContaining({ group: expect.stringMatching(/\.watch$/), key: 'poisoned', value, attempts: 0 }),
    ]);
    expect(letters[0]?.cause).toMatch(cause);
    expect(letters[0]?.position).toContain(topic);
  });

  it('a handler that throws gets several attempts, then the event is dead; a replay handles it', async () => {
    const { relay, price, reacts, readsTopic } = await open();
    const attempts: number[] = [];
    let fixed = false;
    const { deadLetters, service } = await reacts({
      watch: async ({ data }) => {
        attempts.push(data.price);
        if (!fixed) throw new Error('the handler has a mistake');
      },
    });
    relay.start();
    await price('bike', 1);

    await eventually(async () => expect(await deadLetters.list()).toHaveLength(1), patience);
    const [letter] = await deadLetters.list();
    expect(letter).toMatchObject({ cause: 'the handler has a mistake', type: 'bike.priced.v1', key: 'bike' });
    expect(attempts).toEqual([1, 1, 1, 1]);

    const announced = await readsTopic(`${service}.dead-letter`);
    await eventually(() => expect(announced).toHaveLength(1), patience);
    expect(announced).toMatchObject([
      {
        type: `${service}.dead-letter.added.v1`,
        subject: letter?.id,
        partitionkey: 'bike',
        data: {
          reaction: 'watch',
          position: letter?.position,
          cause: 'the handler has a mistake',
          attempts: letter?.attempts,
          type: 'bike.priced.v1',
          value: letter?.value,
        },
      },
    ]);

    fixed = true;
    await deadLetters.replay(letter?.id ?? '');
    await eventually(() => expect(attempts).toHaveLength(5));
    await eventually(async () => expect(await deadLetters.list()).toEqual([]));
    await expect(deadLetters.replay(letter?.id ?? '')).rejects.toMatchObject({ code: 'dead_letter.missing' });
  });

  it('keeps the order of a key while its first event is tried again', async () => {
    const { relay, price, reacts } = await open();
    const seen: number[] = [];
    let failures = 2;
    await reacts({
      watch: async ({ data }) => {
        if (data.price === 1 && (failures -= 1) >= 0) throw new Error('not yet');
        seen.push(data.price);
      },
    });
    relay.start();
    for (const amount of [1, 2, 3]) await price('bike', amount);
    await eventually(() => expect(seen).toEqual([1, 2, 3]), patience);
    await price('bike', 4);
    await eventually(() => expect(seen).toEqual([1, 2, 3, 4]));
  });

  it('a handler that takes long steps aside: other keys and other reactions move on, its own key waits', async () => {
    const { relay, price, reacts } = await open();
    const seen: Record<'same' | 'beside', string[]> = { same: [], beside: [] };
    let letGo = (): void => undefined;
    const hanging = new Promise<void>((resolve) => (letGo = resolve));
    const { deadLetters } = await reacts({
      same: async ({ subject, data }) => {
        if (data.price === 666) await hanging;
        seen.same.push(`${subject} ${data.price}`);
      },
      beside: async ({ subject, data }) => void seen.beside.push(`${subject} ${data.price}`),
    });
    relay.start();

    await price('slow', 666);
    await price('slow', 667);
    for (let n = 1; n <= 40; n += 1) await price(`fine-${n}`, n);

    await eventually(() => expect([seen.same.length, seen.beside.length]).toEqual([40, 42]), patience);
    expect(seen.same.filter((event) => event.startsWith('slow'))).toEqual([]);
    letGo();
    await eventually(() => expect(seen.same.slice(40)).toEqual(['slow 666', 'slow 667']), patience);
    expect(await deadLetters.list()).toEqual([]);
  });

  it('a handler that never ends is given up: the event is dead with its cause, the next of its key is handled', async () => {
    const { relay, price, reacts } = await open();
    const seen: number[] = [];
    const reactor = await reacts(
      {
        watch: async ({ data }) => {
          if (data.price === 666) await new Promise(() => undefined);
          seen.push(data.price);
        },
      },
      { timeLimit: 300 },
    );
    relay.start();
    await price('bike', 666);
    await price('bike', 2);

    await eventually(() => expect(seen).toEqual([2]), patience);
    const [letter] = await reactor.deadLetters.list();
    expect(letter).toMatchObject({ cause: 'No answer within 300 ms', key: 'bike', attempts: 3 });
  });
});
