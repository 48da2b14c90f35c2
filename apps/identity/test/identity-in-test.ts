import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, createCall, ProblemError } from '@vybac/client';
import { confirmEmail, createGuest, registerAccount } from '@vybac/contracts/identity';
import { ShiftedClock } from '@vybac/kit';
import {
  createRuntime,
  Database,
  Mail,
  type MailMessage,
  readPlatformConfig,
  type RunningService,
  type Runtime,
  startService,
} from '@vybac/platform';
import type { Connection } from 'mongoose';
import { identityService } from '../src';

/** A mail server that keeps what it gets, and can be down. */
export class KeptMail extends Mail {
  readonly sent: MailMessage[] = [];
  refusals = 0;

  async send(message: MailMessage): Promise<void> {
    if (this.refusals > 0) {
      this.refusals -= 1;
      throw new Error('The mail server is down');
    }
    this.sent.push(message);
  }

  async close(): Promise<void> {}

  /** The token in the latest mail to an address; waits for it, since a reaction sends it. */
  async tokenFor(email: string, purpose: 'confirm' | 'reset', count = 1): Promise<string> {
    const tokens = await eventually(() => {
      const found = this.sent
        .filter(({ to }) => to === email)
        .flatMap(({ text }) => new RegExp(`[?&]${purpose}=([\\w-]+)`).exec(text)?.[1] ?? []);
      return found.length >= count ? found : null;
    });
    return tokens.at(-1) ?? '';
  }
}

export const password = 'tall green lamp';
let lastPerson = 0;
let lastAddress = 0;

/** What somebody types to sign up; nobody else in the test has these names. */
export function somebody() {
  lastPerson += 1;
  return { username: `maria_${lastPerson}`, email: `maria${lastPerson}@example.org`, password };
}

/** Identity on a real engine, spoken to over HTTP; time and mail are in the test's hands. */
export class IdentityInTest {
  private eventLog: Connection | undefined;

  private constructor(
    readonly runtime: Runtime,
    readonly service: RunningService,
    readonly clock: ShiftedClock,
    readonly mail: KeptMail,
    readonly dataDirectory: string,
    private readonly origin: string,
  ) {}

  static async start(): Promise<IdentityInTest> {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'vybac-identity-'));
    const clock = new ShiftedClock();
    const mail = new KeptMail();
    const config = readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: dataDirectory });
    const runtime = await createRuntime(config, 'identity', { clock, mail });
    const service = await startService(identityService, runtime);
    return new IdentityInTest(runtime, service, clock, mail, dataDirectory, await service.listen(0, '127.0.0.1'));
  }

  async stop(): Promise<void> {
    await this.service.close();
    await this.runtime.close();
    await rm(this.dataDirectory, { recursive: true, force: true });
  }

  /** A client at an address of its own, as the gateway would pass it on. */
  client(headers: Record<string, string> = {}): Call {
    lastAddress += 1;
    const address = `127.9.${Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}`;
    const call = createCall({ origin: this.origin });
    return (route, input, options) =>
      call(route, input, { ...options, headers: { 'x-client-address': address, ...headers, ...options?.headers } });
  }

  bearer(accessToken: string): Call {
    return this.client({ authorization: `Bearer ${accessToken}` });
  }

  /** A new guest with a session. */
  async guest() {
    const { actor, tokens, credentials } = await this.client()(createGuest, { body: { delivery: 'token' } });
    if (!tokens) throw new Error('The guest got no tokens');
    return { actor, credentials, ...tokens, call: this.bearer(tokens.accessToken) };
  }

  /** Somebody who signed up and confirmed; `mails` is which mail to the address has the link. */
  async user(account = somebody(), mails = 1) {
    await this.client()(registerAccount, { body: account });
    const token = await this.mail.tokenFor(account.email, 'confirm', mails);
    const { actor, tokens } = await this.client()(confirmEmail, { body: { token, delivery: 'token' } });
    if (!tokens) throw new Error('The user got no tokens');
    return { ...account, actor, token, call: this.bearer(tokens.accessToken) };
  }

  /** Another service of the marketplace. */
  async asService(): Promise<Call> {
    return this.client({ authorization: `Bearer ${await this.runtime.tokensFor('listings').issue()}` });
  }

  /** Everything that was announced, once `type` about `subject` is among it. */
  async announced(type: string, subject: string): Promise<string> {
    this.eventLog ??= await this.runtime.connect('event-log');
    const log = this.eventLog.collection('event_log');
    return eventually(async () => {
      const text = JSON.stringify(await log.find().toArray()).replaceAll('\\', '');
      return text.includes(`"type":"${type}"`) && text.includes(`"subject":"${subject}"`) ? text : null;
    });
  }

  collection(name: string) {
    return this.service.app.get(Database, { strict: false }).connection.collection(name);
  }
}

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string | undefined;
}

/** How a call that must not succeed is answered. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const outcome = await call.then(
    () => new Error('It succeeded'),
    (error: unknown) => error,
  );
  if (!(outcome instanceof ProblemError)) throw outcome;
  const { status, code, message, detail } = outcome;
  return { status, code, title: message, detail };
}

export async function eventually<Value>(
  look: () => Value | null | undefined | Promise<Value | null | undefined>,
): Promise<Value> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It did not happen within 5 seconds');
}
