import { type AnyRoute, type CallOf, commonErrors, type OutputOf, problem } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import type { ServiceTokens } from '../auth/service-tokens';
import { currentContext, traceparentOf } from '../context';
import { kindOfStatus } from '../http/status';
import { inSpan } from '../telemetry/spans';
import { ServiceClient, type ServiceCallOptions, type ServiceTransport } from './service-client';

const defaultTimeLimit = 5_000;

/** Turns calls of contracts into requests with a service token, and answers back into values or AppErrors. */
export class CallingServiceClient extends ServiceClient {
  constructor(
    private readonly transport: ServiceTransport,
    private readonly tokens: ServiceTokens,
  ) {
    super();
  }

  call<R extends AnyRoute>(route: R, input: CallOf<R>, options: ServiceCallOptions = {}): Promise<OutputOf<R>> {
    const { service, method, path } = route;
    const attributes = { 'peer.service': service, 'http.request.method': method, 'url.template': path };
    return inSpan(`${method} ${path}`, { kind: 'CLIENT', attributes }, () => this.ask(route, input, options));
  }

  private async ask<R extends AnyRoute>(route: R, input: CallOf<R>, options: ServiceCallOptions): Promise<OutputOf<R>> {
    const { params, query, body } = input as { params?: unknown; query?: unknown; body?: unknown };
    const answer = await this.transport
      .send({
        service: route.service,
        method: route.method,
        url: urlOf(route.path, params, query),
        headers: {
          authorization: `Bearer ${await this.tokens.issue()}`,
          traceparent: traceparentOf(currentContext()),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(options.clientAddress ? { 'x-client-address': options.clientAddress } : {}),
          ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        timeLimitMilliseconds: options.timeLimitMilliseconds ?? defaultTimeLimit,
      })
      .catch((cause: unknown) => {
        throw new AppError(commonErrors['service.unavailable'], { cause });
      });
    if (answer.status >= 400) throw errorOf(answer);
    return (answer.body === '' ? undefined : route.output.parse(JSON.parse(answer.body))) as OutputOf<R>;
  }
}

function urlOf(path: string, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, string>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search ? `${filled}?${search}` : filled;
}

function errorOf(answer: { status: number; body: string }): AppError {
  const parsed = problem.safeParse(parseJson(answer.body));
  if (!parsed.success || answer.status >= 500) return new AppError(commonErrors['service.unavailable']);
  const { code, title, detail, fields, data } = parsed.data;
  return new AppError({ code, title, kind: kindOfStatus(answer.status) }, { detail, fields, data });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
