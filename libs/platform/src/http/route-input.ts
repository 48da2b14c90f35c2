import { type AnyRoute, commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** @throws AppError `request.invalid` with what is wrong with which field */
export function inputOf(route: AnyRoute, request: FastifyRequest) {
  return {
    params: parsed(route.params, request.params),
    query: parsed(route.query, request.query),
    body: parsed(route.body, request.body ?? (route.body ? {} : undefined)),
  };
}

function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]),
  );
  throw new AppError(commonErrors['request.invalid'], { fields });
}
