import type { TraceCall } from '@vybac/client';
import { type BrowserSpan, type BrowserSpans, browserSpansPath } from '@vybac/contracts/telemetry';
import { isTraceRecorded } from '@vybac/kit';

const atOnce = 32;
/** Milliseconds in which spans are gathered: what a screen asks for comes in bursts. */
const gatherFor = 1_000;

/**
 * Lets the requests of this page be the beginnings of traces, where the gateway has put
 * `<meta name="tracing" content="0.1">` into it: the share of visits that is recorded. All requests of a visit share the end
 * of their trace ids, which decides, so that a visit is recorded as a whole or not at all.
 */
export function traceCalls(page: Document): TraceCall | undefined {
  const share = page.querySelector<HTMLMetaElement>('meta[name="tracing"]')?.content;
  if (share === undefined) return undefined;
  const visit = hexadecimals(4);
  const isRecorded = isTraceRecorded(visit, Number(share));
  const waiting: BrowserSpan[] = [];
  let timer: number | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const told: BrowserSpans = { spans: waiting.splice(0, atOnce) };
      navigator.sendBeacon(browserSpansPath, new Blob([JSON.stringify(told)], { type: 'application/json' }));
    }
  };
  // The last moment in which a page is sure to be heard.
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') tell();
  });

  return ({ method, path }) => {
    const traceId = hexadecimals(12) + visit;
    const spanId = hexadecimals(8);
    const startTimeUnixNano = nanoseconds();
    return {
      traceparent: `00-${traceId}-${spanId}-0${isRecorded ? 1 : 0}`,
      ended: (hasFailed) => {
        if (!isRecorded) return;
        const status = { code: hasFailed ? 2 : 0 } as const;
        waiting.push({
          traceId,
          spanId,
          name: `${method} ${path}`,
          startTimeUnixNano,
          endTimeUnixNano: nanoseconds(),
          status,
        });
        timer ??= window.setTimeout(tell, gatherFor);
      },
    };
  };
}

function hexadecimals(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** Since 1970; browsers know microseconds at best. */
function nanoseconds(): string {
  return `${Math.round((performance.timeOrigin + performance.now()) * 1_000)}000`;
}
