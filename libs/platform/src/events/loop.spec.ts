import { newContext, runInContext, runningContext } from '../context';
import { Loop } from './loop';

const until = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const soon = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await until(5);
};

describe('a loop', () => {
  it('runs when woken, once more for all that came meanwhile, and never twice at the same time', async () => {
    let runs = 0;
    let inHand = 0;
    const loop = new Loop('test', null, async () => {
      expect((inHand += 1)).toBe(1);
      await until(20);
      inHand -= 1;
      runs += 1;
    });
    loop.start();
    for (let n = 0; n < 10; n += 1) loop.wake();
    await soon(() => runs === 2);
    await until(50);
    await loop.stop();
    loop.wake();
    await until(30);
    expect(runs).toBe(2);
  });

  it('runs again after its interval, and after a failure', async () => {
    let runs = 0;
    const loop = new Loop('test', 10, async () => {
      runs += 1;
      if (runs === 2) throw new Error('once');
    });
    loop.start();
    await soon(() => runs > 3);
    await loop.stop();
  });

  it('works for nobody in particular, whoever wakes it', async () => {
    const contexts: unknown[] = [];
    const loop = new Loop('test', 5, async () => void contexts.push(runningContext()));
    runInContext(newContext({ actorId: 'ana' }), () => loop.start());
    await soon(() => contexts.length > 2);
    await loop.stop();
    expect(contexts.filter((context) => context !== undefined)).toEqual([]);
  });

  it('waits for the turn in progress when stopped', async () => {
    let ended = false;
    const loop = new Loop('test', null, async () => {
      await until(30);
      ended = true;
    });
    loop.start();
    await loop.stop();
    expect(ended).toBe(true);
  });
});
