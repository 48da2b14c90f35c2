import { Logger } from '@nestjs/common';
import { AppError } from '@vybac/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentContext } from '../context';
import { problemOf } from './problem';
import { contextOf } from './request-context';

const logger = new Logger('Http');

/** Answers with an error as problem+json; usable as Fastify's error handler. Faults are logged with their causes. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { traceId } = contextOf(request) ?? currentContext();
  const problem = problemOf(error, traceId);
  if (problem.status >= 500) {
    logger.error(`${request.method} ${request.url} → ${problem.code} (trace ${traceId})`, stackOf(error));
  }
  if (reply.sent) return;
  if (error instanceof AppError && error.retryAfterSeconds)
    void reply.header('retry-after', String(error.retryAfterSeconds));
  void reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.stack}\nCaused by: ${stackOf(error.cause)}` : (error.stack ?? error.message);
}
