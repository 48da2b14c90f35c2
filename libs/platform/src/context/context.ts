import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { activeTraceId, activeTraceparent } from '../telemetry/spans';

/** What travels along with a piece of work: through awaits, into the events it announces and the calls it makes. */
export interface WorkContext {
  /** W3C trace id: 32 hexadecimal digits. */
  readonly traceId: string;
  /** Names the whole story: equal for everything that follows from one request. */
  readonly correlationId: string;
  /** The event or request that caused this work, if something did. */
  readonly causationId?: string | undefined;
  /** The person on whose behalf the work is done, if there is one: known once the caller is recognised. */
  actorId?: string | undefined;
}

const storage = new AsyncLocalStorage<WorkContext>();

/** The context of the running work; work that nobody wrapped gets a new one of its own. */
export function currentContext(): WorkContext {
  return runningContext() ?? newContext();
}

/** The same, but undefined where nobody wrapped the work. */
export function runningContext(): WorkContext | undefined {
  return storage.getStore();
}

/**
 * Runs `work` within `context`.
 *
 * @example
 * await runInContext(newContext({ traceparent: request.headers.traceparent, actorId }), () => handle(request));
 */
export function runInContext<Result>(context: WorkContext, work: () => Result): Result {
  return storage.run(context, work);
}

/**
 * A context for work that begins here. It belongs to the trace that is being recorded; when none is, it continues the
 * caller's if a valid W3C `traceparent` is given.
 */
export function newContext(
  from: {
    traceparent?: string | undefined;
    correlationId?: string | undefined;
    causationId?: string | undefined;
    actorId?: string | undefined;
  } = {},
): WorkContext {
  const traceId = activeTraceId() ?? traceIdOf(from.traceparent) ?? hexadecimals();
  return {
    traceId,
    correlationId: from.correlationId ?? traceId,
    causationId: from.causationId,
    actorId: from.actorId,
  };
}

/**
 * The W3C `traceparent` header for a call or event that follows from this context: that of the running span. When nothing is
 * traced, the id of a parent that nobody will look for.
 */
export function traceparentOf({ traceId }: WorkContext): string {
  const active = activeTraceId() === traceId ? activeTraceparent() : undefined;
  return active ?? `00-${traceId}-${hexadecimals().slice(-16)}-01`;
}

/** 32 of them. Node draws UUIDs in advance, which makes them several times cheaper than bytes one by one. */
function hexadecimals(): string {
  return randomUUID().replaceAll('-', '');
}

function traceIdOf(traceparent: string | undefined): string | undefined {
  return /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(traceparent ?? '')?.[1];
}
