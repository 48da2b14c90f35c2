import { ProblemError } from '@vybac/client';
import { History, type Intent } from './history';

const intent: Intent = { who: 'ana', what: 'message', mark: 'hello', place: 'a conversation' };
const refusing = (status: number, retryAfterSeconds?: number) => () =>
  Promise.reject(new ProblemError({ code: 'some.code', title: '', status }, retryAfterSeconds));

describe('a history', () => {
  it.each([
    ['acknowledged', () => Promise.resolve('yes'), 'ok'],
    ['refused', refusing(409), 'fail'],
    ['out of order', refusing(503, 2), 'unknown'],
    ['broken', refusing(500), 'unknown'],
    ['silent', refusing(0), 'unknown'],
    ['too slow', () => Promise.reject(new DOMException('', 'TimeoutError')), 'unknown'],
  ])('keeps a call to something %s', async (_, ask, outcome) => {
    const history = new History();
    const { call } = await history.record(intent, ask);
    expect(call.outcome).toBe(outcome);
    expect(history.calls).toEqual([call]);
  });

  it('keeps a call that is still unanswered as unknown', async () => {
    let now = 1;
    const history = new History(() => now);
    let answer = (_: string): void => undefined;
    const calling = history.record(intent, () => new Promise<string>((resolve) => (answer = resolve)));
    expect(history.calls).toMatchObject([{ invokedAt: 1, endedAt: null, outcome: 'unknown' }]);
    now = 2;
    answer('yes');
    expect(await calling).toMatchObject({ answer: 'yes', call: { endedAt: 2, outcome: 'ok', status: 200 } });
  });

  it('counts what ended between two moments', async () => {
    let now = 0;
    const history = new History(() => (now += 1));
    await history.record(intent, refusing(409));
    const since = now + 1;
    await history.record(intent, () => Promise.resolve('yes'));
    await history.record(intent, refusing(500));
    const until = now;
    await history.record(intent, () => Promise.resolve('later'));
    expect(history.tally(since, until)).toEqual({ acknowledged: 1, failed: 0, unknown: 1 });
  });

  it('does not hide a mistake of the test', async () => {
    const history = new History();
    await expect(history.record(intent, () => Promise.reject(new TypeError('oops')))).rejects.toThrow('oops');
  });
});
