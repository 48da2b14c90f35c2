import type { ErrorKind } from '@vybac/kit';

const statuses: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  unsupported: 415,
  limited: 429,
  fault: 500,
  unavailable: 503,
};

/** The one place where kinds of errors become HTTP statuses. */
export function statusOfKind(kind: ErrorKind): number {
  return statuses[kind];
}

export function kindOfStatus(status: number): ErrorKind {
  const found = (Object.entries(statuses) as [ErrorKind, number][]).find(([, value]) => value === status);
  return found?.[0] ?? (status < 500 ? 'invalid' : 'fault');
}
