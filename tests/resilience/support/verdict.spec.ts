import type { Call, Intent, Outcome, What } from './history';
import { type Complaint, type Echo, type Effect, type Sale, type Shown, verdictOn } from './verdict';

const [ana, talk] = ['ana', 'a conversation'];

function wants(mark: string, what: What = 'message'): Intent {
  return { who: ana, what, mark, place: talk };
}

/** A call from one moment to another. */
function call(intent: Intent, outcome: Outcome, [invokedAt, endedAt]: readonly [number, number]): Call {
  const status = { ok: 201, fail: 409, unknown: 0 }[outcome];
  return { intent, invokedAt, endedAt, outcome, status, code: '', retryAfterSeconds: null };
}

function shows(shown: Partial<Shown>): Shown {
  return { effects: [], sales: [], echoes: [], echoing: [], leftovers: [], ...shown };
}

const message = (mark: string, sequence: number): Effect => ({ what: 'message', mark, sequence });
const faultsIn = (complaints: readonly Complaint[]): string[] => complaints.map(({ fault }) => fault);

describe('the verdict on a history', () => {
  const hello = wants('hello');
  const again = wants('again');
  const acknowledged = [call(hello, 'ok', [0, 1]), call(again, 'ok', [2, 3])];

  it('is content when what was acknowledged is there, once and in order, and was heard of', () => {
    const effects = [message('hello', 1), message('again', 2)];
    const echoes: Echo[] = effects.map(({ what, mark }) => ({ of: what, mark }));
    expect(verdictOn(acknowledged, shows({ effects, echoes, echoing: ['message'] }))).toEqual([]);
  });

  it('is content with an unanswered wish, whether it came true or not', () => {
    const calls = [call(hello, 'unknown', [0, 30])];
    expect(verdictOn(calls, shows({}))).toEqual([]);
    expect(verdictOn(calls, shows({ effects: [message('hello', 1)] }))).toEqual([]);
  });

  it('is content when a refusal follows silence: the call that was not answered may have done it', () => {
    const calls = [call(hello, 'unknown', [0, 30]), call(hello, 'fail', [31, 32])];
    expect(verdictOn(calls, shows({ effects: [message('hello', 1)] }))).toEqual([]);
  });

  it('is content with any order of messages that were under way at the same time', () => {
    const calls = [call(hello, 'ok', [0, 5]), call(again, 'ok', [1, 3])];
    expect(verdictOn(calls, shows({ effects: [message('again', 1), message('hello', 2)] }))).toEqual([]);
  });

  it('finds an acknowledged write that was lost', () => {
    const complaints = verdictOn(acknowledged, shows({ effects: [message('hello', 1)] }));
    expect(complaints).toEqual([{ fault: 'acknowledged, then lost', about: 'message again' }]);
  });

  it('finds an acknowledged write that was lost although it was unanswered at first', () => {
    const calls = [call(hello, 'unknown', [0, 1]), call(hello, 'ok', [2, 3])];
    expect(faultsIn(verdictOn(calls, shows({})))).toEqual(['acknowledged, then lost']);
  });

  it('finds an effect that came twice', () => {
    const effects = [message('hello', 1), message('again', 2), message('again', 3)];
    expect(verdictOn(acknowledged, shows({ effects }))).toEqual([{ fault: 'done twice', about: 'message again' }]);
  });

  it('finds an unanswered wish that came true twice', () => {
    const calls = [call(hello, 'unknown', [0, 1]), call(hello, 'unknown', [2, 3])];
    const effects = [message('hello', 1), message('hello', 2)];
    expect(faultsIn(verdictOn(calls, shows({ effects })))).toEqual(['unanswered, and done twice']);
  });

  it('finds a refused write that happened', () => {
    const calls = [call(hello, 'fail', [0, 1])];
    expect(faultsIn(verdictOn(calls, shows({ effects: [message('hello', 1)] })))).toEqual(['refused, yet done']);
  });

  it('finds what nobody asked for', () => {
    expect(faultsIn(verdictOn([], shows({ effects: [message('hello', 1)] })))).toEqual(['asked by nobody']);
  });

  it('finds messages of one writer that changed places', () => {
    const effects = [message('again', 1), message('hello', 2)];
    expect(faultsIn(verdictOn(acknowledged, shows({ effects })))).toEqual(['out of order']);
  });

  it('finds two sales of one item that hold at the same time', () => {
    const sale = (orderId: string, from: number, until: number | null): Sale => {
      return { orderId, listingId: 'a bike', from, until };
    };
    const other: Sale = { orderId: 'other', listingId: 'a book', from: 0, until: null };
    expect(verdictOn([], shows({ sales: [sale('one', 0, 4), sale('two', 4, null), other] }))).toEqual([]);
    for (const until of [null, 5])
      expect(faultsIn(verdictOn([], shows({ sales: [sale('two', 4, null), sale('one', 0, until)] })))).toEqual([
        'sold twice',
      ]);
  });

  it('finds an event that had no effect elsewhere, two, or one that nothing caused', () => {
    const effects = [message('hello', 1), message('again', 2)];
    const heard = (...marks: string[]) => {
      const echoes = marks.map((mark): Echo => ({ of: 'message', mark }));
      return faultsIn(verdictOn(acknowledged, shows({ effects, echoes, echoing: ['message'] })));
    };
    expect(heard('hello')).toEqual(['not heard of']);
    expect(heard('hello', 'again', 'again')).toEqual(['heard of twice']);
    expect(heard('hello', 'again', 'rumour')).toEqual(['asked by nobody']);
  });

  it.each([
    [500, null],
    [502, 1],
    [503, null],
  ])('finds an answer %s with Retry-After %s', (status, retryAfterSeconds) => {
    const calls = [{ ...call(hello, 'unknown', [0, 1]), status, retryAfterSeconds }];
    expect(faultsIn(verdictOn(calls, shows({})))).toEqual(['a server error']);
  });

  it('takes 503 with Retry-After for an answer', () => {
    const calls = [{ ...call(hello, 'unknown', [0, 1]), status: 503, retryAfterSeconds: 1 }];
    expect(verdictOn(calls, shows({}))).toEqual([]);
  });

  it('finds events that did not leave', () => {
    expect(faultsIn(verdictOn([], shows({ leftovers: ['listings.listings: 1 unpublished'] })))).toEqual([
      'left behind',
    ]);
  });
});
