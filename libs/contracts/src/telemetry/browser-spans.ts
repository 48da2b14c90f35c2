import { z } from 'zod';
import { routes } from '../routes';

const names = new Set(
  [...routes.values()].filter(({ access }) => access !== 'service').map(({ method, path }) => `${method} ${path}`),
);
const nanoseconds = z.string().regex(/^\d{16,19}$/);

/**
 * One request as its browser saw it: as much of an OTLP span in JSON as is needed. Its name is a method and the pattern of a
 * route, so that neither ids nor words of a stranger get into a trace.
 */
export const browserSpan = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  name: z.string().refine((name) => names.has(name), 'No route of this marketplace'),
  /** Since 1970. */
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  /** OTLP's codes: 0 says nothing, 2 is an error. */
  status: z.strictObject({ code: z.union([z.literal(0), z.literal(2)]) }),
});
export type BrowserSpan = z.output<typeof browserSpan>;

/** How many spans a browser may tell at once. */
export const browserSpansAtOnce = 32;

export const browserSpans = z.strictObject({ spans: z.array(browserSpan).min(1).max(browserSpansAtOnce) });
export type BrowserSpans = z.output<typeof browserSpans>;
