import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, createCall, ProblemError } from '@vybac/client';
import { type EventDefinition, type EventOf, happened } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { ShiftedClock } from '@vybac/kit';
import {
  createRuntime,
  Database,
  readPlatformConfig,
  registerObjectRoutes,
  type RunningService,
  type Runtime,
  startService,
} from '@vybac/platform';
import fastify, { type FastifyInstance } from 'fastify';
import { listingsService } from '../src';
import { IdentityStandIn } from './identity-stand-in';

export interface PersonInTest {
  readonly actor: Actor;
  readonly id: string;
  readonly call: Call;
  /** For requests that no contract would make. */
  readonly headers: Readonly<Record<string, string>>;
}

let lastAddress = 0;

/** The listings service on a real engine and object store, spoken to over HTTP; time is in the test's hands. */
export class ListingsInTest {
  private constructor(
    readonly runtime: Runtime,
    readonly service: RunningService,
    readonly identity: IdentityStandIn,
    readonly clock: ShiftedClock,
    readonly origin: string,
    /** Where uploads go and pictures are seen: in the product, the gateway. */
    readonly door: FastifyInstance,
    private readonly dataDirectory: string,
  ) {}

  /** @param settings beside or in place of the usual ones */
  static async start(settings: Record<string, string> = {}): Promise<ListingsInTest> {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'vybac-listings-'));
    const clock = new ShiftedClock();
    const config = readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: dataDirectory, ...settings });
    const runtime = await createRuntime(config, 'listings', { clock });
    const identity = await IdentityStandIn.start();
    runtime.inProcess?.register('identity', identity.server);
    const service = await startService(listingsService, runtime);
    const door = fastify();
    await registerObjectRoutes(door, runtime.objects);
    await door.ready();
    return new ListingsInTest(
      runtime,
      service,
      identity,
      clock,
      await service.listen(0, '127.0.0.1'),
      door,
      dataDirectory,
    );
  }

  async stop(): Promise<void> {
    await this.service.close();
    await this.identity.server.close();
    await this.door.close();
    await this.runtime.close();
    await rm(this.dataDirectory, { recursive: true, force: true });
  }

  /** Somebody without a session, at an address of their own. */
  visitor(headers: Record<string, string> = {}): Call {
    const call = createCall({ origin: this.origin });
    const own = { ...addressHeader(), ...headers };
    return (route, input, options) => call(route, input, { ...options, headers: { ...own, ...options?.headers } });
  }

  guest(name = 'Guest 7K2Q'): Promise<PersonInTest> {
    return this.person('guest', name);
  }

  user(name = 'Ana'): Promise<PersonInTest> {
    return this.person('user', name);
  }

  admin(): Promise<PersonInTest> {
    return this.person('user', 'Adam', ['admin']);
  }

  /** Another service of the marketplace. */
  async asService(): Promise<Call> {
    return this.visitor({ authorization: `Bearer ${await this.runtime.tokensFor('messaging').issue()}` });
  }

  /** Something of the service's own, e.g. a use case that no route offers. */
  get<Token>(token: abstract new (...args: never[]) => Token): Token {
    return this.service.app.get<Token>(token, { strict: false });
  }

  collection(name: string) {
    return this.get(Database).connection.collection(name);
  }

  /** As if another service had announced it. */
  async announce<Definition extends EventDefinition>(
    definition: Definition,
    subject: string,
    version: number,
    data: EventOf<Definition>['data'],
  ): Promise<void> {
    const event = happened(definition, data);
    await this.runtime.eventLog.publish(definition.topic, [
      {
        specversion: '1.0',
        id: this.runtime.ids.next(),
        source: '/identity',
        type: event.definition.type,
        subject,
        time: this.clock.now().toISOString(),
        datacontenttype: 'application/json',
        partitionkey: subject,
        aggregateversion: version,
        correlationid: 'test',
        traceparent: '00-00000000000000000000000000000001-0000000000000001-01',
        data: event.data,
      },
    ]);
  }

  private async person(kind: Actor['kind'], name: string, roles: Actor['roles'] = []): Promise<PersonInTest> {
    const { actor, token } = await this.identity.join(kind, name, roles);
    const headers = { authorization: `Bearer ${token}`, ...addressHeader() };
    return { actor, id: actor.id, call: this.visitor(headers), headers };
  }
}

// As the gateway would pass it on.
function addressHeader(): Record<string, string> {
  lastAddress += 1;
  return { 'x-client-address': `127.8.${Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}` };
}

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
}

/** How a call that must not succeed is answered. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const outcome = await call.then(
    () => new Error('It succeeded'),
    (error: unknown) => error,
  );
  if (!(outcome instanceof ProblemError)) throw outcome;
  const { status, code, message, detail, fields } = outcome;
  return { status, code, title: message, detail, fields };
}

export async function eventually<Value>(
  look: () => Value | null | undefined | false | Promise<Value | null | undefined | false>,
) {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It did not happen within 30 seconds');
}
