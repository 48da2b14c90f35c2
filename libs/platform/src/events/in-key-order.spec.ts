import type { LogRecord } from './event-log';
import { deliverInKeyOrder } from './in-key-order';

const record = (key: string, offset: number): LogRecord => ({
  topic: 'test',
  key,
  offset,
  value: '',
  type: null,
  position: `test@${offset}`,
});
const until = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('delivering a batch', () => {
  it('keeps the order within a key and lets other keys pass a slow one', async () => {
    const done: string[] = [];
    const records = [record('slow', 1), record('slow', 2), record('quick', 3), record('quick', 4)];
    const complete = await deliverInKeyOrder(records, async ({ key, offset }) => {
      await until(key === 'slow' ? 30 : 1);
      done.push(`${key} ${offset}`);
    });
    expect(complete).toBe(true);
    expect(done).toEqual(['quick 3', 'quick 4', 'slow 1', 'slow 2']);
  });

  it('says when a record was refused, and delivers nothing behind it', async () => {
    const done: number[] = [];
    const complete = await deliverInKeyOrder([record('a', 1), record('a', 2), record('a', 3)], async ({ offset }) => {
      if (offset === 2) throw new Error('the database is away');
      done.push(offset);
    });
    expect(complete).toBe(false);
    expect(done).toEqual([1]);
  });

  it('has no more than 16 keys in hand at once', async () => {
    let inHand = 0;
    let most = 0;
    const records = Array.from({ length: 100 }, (_, n) => record(`key-${n}`, n));
    await deliverInKeyOrder(records, async () => {
      most = Math.max(most, (inHand += 1));
      await until(1);
      inHand -= 1;
    });
    expect(most).toBe(16);
  });
});
