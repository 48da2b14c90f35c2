import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ServiceName } from '@vybac/contracts';
import { CallPolicy, NoAnswer } from './call-policy';
import type { ServiceRequest, ServiceTransport } from './service-client';

export interface HttpCall {
  readonly service: ServiceName;
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer | string | Readable | undefined;
  /** Whether sending it twice does no more than once, and the body is still at hand for that. */
  readonly mayRepeat: boolean;
  /** Milliseconds until the answer's first byte. */
  readonly answerWithin: number;
  /** Whoever waits for the answer; when it closes, the call is given up. */
  readonly waiting?: Writable | undefined;
}

const connectWithin = 1_000;
/** Milliseconds without a byte in either direction, once an answer has begun. */
const idleFor = 30_000;

interface Target {
  readonly hostname: string;
  readonly port: string;
  readonly policy: CallPolicy;
}

/** Calls services in processes of their own over HTTP: with time limits, few retries, and not at all while one is away. */
export class HttpTransport implements ServiceTransport {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 256 });
  private readonly targets: ReadonlyMap<ServiceName, Target>;

  constructor(origins: ReadonlyMap<ServiceName, string>) {
    this.targets = new Map(
      [...origins].map(([service, origin]) => {
        const { hostname, port } = new URL(origin);
        return [service, { hostname, port, policy: new CallPolicy(service) }];
      }),
    );
  }

  /**
   * The beginning of the answer; its body is still to be read.
   * @throws AppError `service.unavailable`
   */
  open(call: HttpCall): Promise<IncomingMessage> {
    const target = this.targets.get(call.service);
    if (!target) throw new Error(`SERVICE_URLS names no ${call.service}`);
    return target.policy.run(() => this.attempt(target, call));
  }

  async send({ url, timeLimitMilliseconds, ...rest }: ServiceRequest): Promise<{ status: number; body: string }> {
    const mayRepeat = rest.method === 'GET' || 'idempotency-key' in rest.headers;
    const answer = await this.open({ ...rest, path: url, mayRepeat, answerWithin: timeLimitMilliseconds });
    return { status: answer.statusCode ?? 0, body: await text(answer) };
  }

  /** Lets go of the connections. */
  close(): void {
    this.agent.destroy();
  }

  private attempt({ hostname, port }: Target, call: HttpCall): Promise<IncomingMessage> {
    const { service, method, path, headers, body, mayRepeat, answerWithin, waiting } = call;
    return new Promise((resolve, reject) => {
      const outgoing = request({ hostname, port, method, path, headers, agent: this.agent, timeout: idleFor });
      const late = setTimeout(() => refuse(new NoAnswer(`${service} did not answer in time`, false)), answerWithin);
      const refuse = (reason: Error): void => {
        clearTimeout(late);
        reject(reason);
        outgoing.destroy(reason);
      };
      outgoing.once('response', (answer) => {
        clearTimeout(late);
        resolve(answer);
      });
      outgoing.on('error', (cause) => refuse(new NoAnswer(`${service} broke off`, mayRepeat, cause)));
      outgoing.once('timeout', () => refuse(new NoAnswer(`${service} fell silent`, false)));
      outgoing.once('socket', (socket) => {
        if (!socket.connecting) return;
        const slow = () => refuse(new NoAnswer(`${service} cannot be connected to`, mayRepeat));
        const timer = setTimeout(slow, connectWithin);
        socket.once('connect', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
      });
      waiting?.once('close', () => {
        if (!outgoing.destroyed) refuse(new Error('Nobody waits for the answer any more'));
      });
      if (body instanceof Readable) body.pipe(outgoing);
      else outgoing.end(body);
    });
  }
}

/** Reads `identity=http://identity:4000,…` of the configuration. */
export function serviceOrigins(pairs: readonly string[]): ReadonlyMap<ServiceName, string> {
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at) as ServiceName, pair.slice(at + 1).replace(/\/$/, '')];
    }),
  );
}
