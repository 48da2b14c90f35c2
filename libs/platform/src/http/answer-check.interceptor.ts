import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { stateOf } from './request-context';

/** In tests: holds every answer to its contract. Where people wait nothing is checked twice. */
@Injectable()
export class AnswerCheck implements NestInterceptor {
  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (execution.getType() !== 'http') return next.handle();
    const { route } = stateOf(execution.switchToHttp().getRequest<FastifyRequest>());
    const check = (answer: unknown): unknown => (answer instanceof Buffer ? answer : route?.output.parse(answer));
    return next.handle().pipe(map((answer: unknown) => (route ? check(answer) : answer)));
  }
}
