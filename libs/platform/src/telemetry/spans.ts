import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Without a collector this is a tracer that does nothing, and everything here costs next to nothing. */
const tracer = trace.getTracer('vybac');

export interface SpanOptions {
  readonly kind?: keyof typeof SpanKind;
  readonly attributes?: Attributes;
  /** W3C `traceparent` of what this follows from, when that happened elsewhere; else it is part of what runs now. */
  readonly follows?: string | undefined;
}

/** A piece of work to be shown in a trace. Whoever begins one ends it. */
export interface Piece {
  /** Its W3C `traceparent`, for what follows from it; undefined when it is not recorded. */
  readonly traceparent: string | undefined;
  /** Runs something as part of it. */
  within<Result>(work: () => Result): Result;
  end(failure?: unknown): void;
}

/** Begins a span of a trace by hand, for work that does not end where it begins. Prefer {@link inSpan}. */
export function beginSpan(name: string, { kind = 'INTERNAL', attributes = {}, follows }: SpanOptions): Piece {
  const parent = follows === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, { traceparent: follows });
  const span = tracer.startSpan(name, { kind: SpanKind[kind], attributes }, parent);
  const own = trace.setSpan(parent, span);
  return {
    traceparent: span.isRecording() ? traceparentIn(own) : undefined,
    within: (work) => context.with(own, work),
    end: (failure) => end(span, failure),
  };
}

/** Runs work as a span of a trace; it ends with the work, and tells of its failure. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  const span = beginSpan(name, options);
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** The W3C `traceparent` of the span that runs now; undefined when nothing is traced. */
export function activeTraceparent(): string | undefined {
  return trace.getActiveSpan() && traceparentIn(context.active());
}

/** The id of the trace that is running now, 32 hexadecimal digits; undefined when nothing is traced. */
export function activeTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

/** Says which route the request that runs now is for: spans are named by it, never by the address itself. */
export function nameRequestSpan(method: string, route: string): void {
  trace.getActiveSpan()?.updateName(`${method} ${route}`).setAttribute('http.route', route);
}

function traceparentIn(of: typeof ROOT_CONTEXT): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(of, carrier);
  return carrier.traceparent;
}

function end(span: Span, failure: unknown): void {
  if (failure !== undefined) {
    const message = failure instanceof Error ? failure.name : 'failed';
    // Its name only: messages may carry what people wrote.
    span.setStatus({ code: SpanStatusCode.ERROR, message });
  }
  span.end();
}
