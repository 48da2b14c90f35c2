import type { ProblemError } from '@vybac/client';
import { sendFile } from './send-file';

const place = { url: '/uploads/one', method: 'PUT', headers: {} };
const file = new Blob(['a photo']);

/** Requests that end as told, one after the other; `cut` is a connection that breaks half-way. */
function connections(...ends: ('cut' | number)[]) {
  const sent: XMLHttpRequestBodyInit[] = [];
  class Connection {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    onload = () => undefined;
    onerror = () => undefined;
    open = () => undefined;
    setRequestHeader = () => undefined;
    abort = () => undefined;
    send(body: XMLHttpRequestBodyInit) {
      const end = ends[sent.push(body) - 1] ?? 'cut';
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      if (end !== 'cut') this.status = end;
      queueMicrotask(end === 'cut' ? this.onerror : this.onload);
    }
  }
  global.XMLHttpRequest = Connection as never;
  return sent;
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

async function outcome(sending: Promise<void>): Promise<string> {
  const end = sending.then(
    () => 'arrived',
    (error: unknown) => (error as ProblemError).code,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return end;
}

describe('sending a file', () => {
  it('sends what was cut half-way again by itself, whole', async () => {
    const sent = connections('cut', 'cut', 200);
    const progress: number[] = [];
    expect(await outcome(sendFile(file, place, (percent) => progress.push(percent)))).toBe('arrived');
    expect(sent).toEqual([file, file, file]);
    expect(progress).toEqual([50, 0, 50, 0, 50]);
  });

  it('tries again when the store has a fault, and gives up after four tries', async () => {
    const sent = connections(503, 503, 503, 503, 200);
    expect(await outcome(sendFile(file, place))).toBe('service.fault');
    expect(sent).toHaveLength(4);
  });

  it('takes a refusal for an answer', async () => {
    const sent = connections(403, 200);
    expect(await outcome(sendFile(file, place))).toBe('upload.link_invalid');
    expect(sent).toHaveLength(1);
  });

  it('stops when nobody wants the file any more', async () => {
    const sent = connections('cut', 200);
    const controller = new AbortController();
    const sending = sendFile(file, place, undefined, controller.signal);
    controller.abort();
    expect(await outcome(sending)).toBe('network.failed');
    expect(sent).toHaveLength(1);
  });
});
