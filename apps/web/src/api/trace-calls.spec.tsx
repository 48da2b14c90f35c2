import { showMe } from '@vybac/contracts/identity';
import { acceptOffer } from '@vybac/contracts/messaging';
import { browserSpans, type BrowserSpans } from '@vybac/contracts/telemetry';
import { isTraceRecorded } from '@vybac/kit';
import { traceCalls } from './trace-calls';

const beacon = jest.fn<boolean, [string, Blob]>(() => true);
Object.defineProperty(navigator, 'sendBeacon', { value: beacon });
afterEach(() => {
  jest.useRealTimers();
  beacon.mockClear();
  document.head.innerHTML = '';
});

const visit = (share?: string) => {
  if (share !== undefined) document.head.innerHTML = `<meta name="tracing" content="${share}">`;
  return traceCalls(document);
};

/** What was told, by beacon. */
async function told(): Promise<BrowserSpans[]> {
  return Promise.all(beacon.mock.calls.map(([, blob]) => read(blob)));
}

function read(blob: Blob): Promise<BrowserSpans> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(browserSpans.parse(JSON.parse(reader.result as string)));
    reader.readAsText(blob);
  });
}

describe('a visit', () => {
  it('traces nothing where the gateway has not asked for it', () => {
    expect(visit()).toBeUndefined();
  });

  it('begins a trace with each request, and tells of a burst together, as the gateway takes it', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    const trace = visit('1');
    const me = trace?.(showMe);
    const acceptance = trace?.(acceptOffer);
    me?.ended(false);
    acceptance?.ended(true);
    expect(beacon).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    jest.useRealTimers();

    const [burst, ...others] = await told();
    expect(others).toEqual([]);
    expect(burst?.spans.map(({ name, status }) => [name, status.code])).toEqual([
      ['GET /api/me', 0],
      ['POST /api/offers/:id/accept', 2],
    ]);
    expect(burst?.spans.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`)).toEqual([
      me?.traceparent,
      acceptance?.traceparent,
    ]);
    expect(new Set(burst?.spans.map(({ traceId }) => traceId)).size).toBe(2);
  });

  it('tells the rest when the page is left', async () => {
    visit('1')?.(showMe).ended(false);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await told()).toHaveLength(1);
  });

  it('is recorded as a whole or not at all, as every process will judge', () => {
    const recorded = Array.from({ length: 200 }, () => {
      const trace = visit('0.5');
      const ids = [trace?.(showMe), trace?.(acceptOffer)].map((span) => span?.traceparent.split('-') ?? []);
      expect(new Set(ids.map(([, , , flag]) => flag)).size).toBe(1);
      for (const [, traceId = '', , flag] of ids) expect(isTraceRecorded(traceId, 0.5)).toBe(flag === '01');
      return ids[0]?.[3] === '01';
    });
    expect(new Set(recorded)).toEqual(new Set([true, false]));
  });
});
