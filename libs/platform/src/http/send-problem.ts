import type { IncomingMessage, ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentContext, newContext, runInContext, type WorkContext } from '../context';
import { problemOf, retryAfterOf } from './problem';
import { contextOf } from './request-context';

const logger = new Logger('Http');
const problemType = 'application/problem+json; charset=utf-8';

/** Answers with an error as problem+json; usable as Fastify's error handler. Faults are logged with their causes. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const context = contextOf(request) ?? currentContext();
  const problem = problemOf(error, context.traceId);
  logFault(error, request.raw, problem, context);
  if (reply.sent) return;
  const wait = retryAfterOf(error);
  if (wait) void reply.header('retry-after', String(wait));
  void reply.status(problem.status).header('content-type', problemType).send(JSON.stringify(problem));
}

/** The same on Node's own response, for what is answered before any framework. */
export function writeProblem(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  const context = newContext({ traceparent: request.headers['traceparent'] as string | undefined });
  const problem = problemOf(error, context.traceId);
  logFault(error, request, problem, context);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const wait = retryAfterOf(error);
  if (wait) response.setHeader('retry-after', String(wait));
  response.statusCode = problem.status;
  response.setHeader('content-type', problemType);
  response.end(JSON.stringify(problem));
}

function logFault(
  error: unknown,
  { method, url = '' }: IncomingMessage,
  { status, code, traceId }: ReturnType<typeof problemOf>,
  context: WorkContext,
): void {
  if (status < 500) return;
  // The path only: what people search for is nobody's business.
  const [path = ''] = url.split('?', 1);
  runInContext(context, () => logger.error(`${method} ${path} → ${code} (trace ${traceId})`, stackOf(error)));
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.stack}\nCaused by: ${stackOf(error.cause)}` : (error.stack ?? error.message);
}
