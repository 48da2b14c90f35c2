import { commonErrors, type Problem } from '@vybac/contracts';
import { AppError, type ErrorDefinition } from '@vybac/kit';
import { kindOfStatus, statusOfKind } from './status';

/** An error as problem+json. What it does not know by name becomes `service.fault` and tells nothing. */
export function problemOf(error: unknown, traceId: string): Problem {
  const known = error instanceof AppError ? error : translate(error);
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

// Fastify and Nest throw their own: an unknown path, a body that is no JSON, too large or of another type.
function translate(error: unknown): AppError {
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
