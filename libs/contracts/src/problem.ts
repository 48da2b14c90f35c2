import { defineErrors } from '@vybac/kit';
import { z } from 'zod';

/** The body of every error: RFC 9457 `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  traceId: z.string(),
});
export type Problem = z.output<typeof problem>;

/** Errors that any route may answer with. */
export const commonErrors = defineErrors({
  'request.invalid': { kind: 'invalid', title: 'Invalid data' },
  'request.too_large': { kind: 'too-large', title: 'Request too large' },
  'request.unsupported_type': { kind: 'unsupported', title: 'Unsupported content type' },
  'request.forbidden_origin': { kind: 'forbidden', title: 'This request came from another site' },
  'request.insecure_origin': { kind: 'forbidden', title: 'Please use https' },
  'request.limited': { kind: 'limited', title: 'Too many requests' },
  'request.key_reused': { kind: 'conflict', title: 'This Idempotency-Key was used for another request' },
  'cursor.invalid': { kind: 'invalid', title: 'This page link is not valid' },
  'session.required': { kind: 'unauthenticated', title: 'Authentication Required' },
  'session.invalid': { kind: 'unauthenticated', title: 'Your session has ended' },
  'account.required': { kind: 'forbidden', title: 'Authentication Required' },
  'role.required': { kind: 'forbidden', title: 'Access denied' },
  'upload.link_invalid': { kind: 'forbidden', title: 'This upload link is not valid any more' },
  'resource.missing': { kind: 'missing', title: 'Not found' },
  'conflict.busy': { kind: 'conflict', title: 'Somebody else was quicker' },
  'service.unavailable': { kind: 'unavailable', title: 'Something went wrong' },
  'service.fault': { kind: 'fault', title: 'Something went wrong' },
});
