import { commonErrors, type Problem } from '@vybac/contracts';
import { AppError, type ErrorDefinition } from '@vybac/kit';
import { isOutage } from './outage';
import { kindOfStatus, statusOfKind } from './status';

/** Seconds after which a client may try again when a part is out of reach and nobody knows better. */
const outageSeconds = 2;

/** An error as problem+json. What it does not know by name becomes `service.fault` and tells nothing. */
export function problemOf(error: unknown, traceId: string): Problem {
  const known = appErrorOf(error);
  return {
    type: `/problems/${known.code}`,
    title: known.title,
    status: statusOfKind(known.kind),
    code: known.code,
    ...(known.detail === undefined ? {} : { detail: known.detail }),
    ...(known.fields === undefined ? {} : { fields: { ...known.fields } }),
    ...(known.data === undefined ? {} : { data: { ...known.data } }),
    traceId,
  };
}

/** Whole seconds for `Retry-After`; every 503 has them. */
export function retryAfterOf(error: unknown): number | undefined {
  const { kind, retryAfterSeconds } = appErrorOf(error);
  return retryAfterSeconds ?? (kind === 'unavailable' ? outageSeconds : undefined);
}

// Fastify and Nest throw their own: an unknown path, a body that is no JSON, too large or of another type.
function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isOutage(error)) return new AppError(commonErrors['service.unavailable'], { cause: error });
  const status = statusOf(error);
  if (status === undefined || status >= 500) return new AppError(commonErrors['service.fault'], { cause: error });
  return new AppError(definitionOf(status), { cause: error });
}

function definitionOf(status: number): ErrorDefinition {
  const kind = kindOfStatus(status);
  if (kind === 'too-large') return commonErrors['request.too_large'];
  if (kind === 'unsupported') return commonErrors['request.unsupported_type'];
  if (kind === 'missing') return commonErrors['resource.missing'];
  return commonErrors['request.invalid'];
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown };
  const found = statusCode ?? status;
  return typeof found === 'number' ? found : undefined;
}
