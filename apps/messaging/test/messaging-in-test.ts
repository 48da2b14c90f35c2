import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Actor, findPeople } from '@vybac/contracts/identity';
import { findListing, listingErrors } from '@vybac/contracts/listings';
import { AppError, ShiftedClock } from '@vybac/kit';
import {
  createRuntime,
  Database,
  readPlatformConfig,
  type RunningService,
  type Runtime,
  startService,
} from '@vybac/platform';
import { ServicesStandIn } from '@vybac/testing/services';
import { messagingService } from '../src';
import type { KnownListing } from '../src/listings/listings.store';

const profile = { verifiedSeller: false, memberSince: '2024-05-01T00:00:00.000Z' };

/** The messaging service on a real engine; time, people and listings are in the test's hands. */
export class MessagingInTest {
  private readonly people = new Map<string, Actor>();
  private readonly listings = new Map<string, KnownListing & { version: number; sellerAway: boolean }>();

  private constructor(
    readonly runtime: Runtime,
    readonly service: RunningService,
    readonly services: ServicesStandIn,
    readonly clock: ShiftedClock,
    private readonly dataDirectory: string,
  ) {
    services.answer(findPeople, ({ body }) => ({
      items: body.ids.flatMap((id) => this.people.get(id) ?? []).map((person) => ({ ...person, ...profile })),
    }));
    services.answer(findListing, ({ params }) => {
      const listing = this.listings.get(params.id);
      if (!listing) throw new AppError(listingErrors['listing.missing']);
      return listing;
    });
  }

  static async start(): Promise<MessagingInTest> {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'vybac-messaging-'));
    const clock = new ShiftedClock();
    const services = new ServicesStandIn();
    const config = readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: dataDirectory });
    const runtime = { ...(await createRuntime(config, 'messaging', { clock })), clientFor: () => services };
    const service = await startService(messagingService, runtime);
    return new MessagingInTest(runtime, service, services, clock, dataDirectory);
  }

  async stop(): Promise<void> {
    await this.service.close();
    await this.runtime.close();
    await rm(this.dataDirectory, { recursive: true, force: true });
  }

  /** Somebody whom identity knows. */
  person(name: string): Actor {
    const person: Actor = {
      id: randomUUID(),
      kind: 'user',
      name,
      username: name.toLowerCase(),
      avatarUrl: null,
      tier: 'free_user',
      roles: [],
      sessionId: randomUUID(),
    };
    this.people.set(person.id, person);
    return person;
  }

  /** Something for sale, as the listings service tells of it; the same id again changes it. */
  listing(sellerId: string, changes: Partial<KnownListing & { sellerAway: boolean }> = {}): string {
    const id = changes.id ?? randomUUID();
    const price = { amount: 3_000, currency: 'EUR' };
    const version = (this.listings.get(id)?.version ?? 0) + 1;
    this.listings.set(id, {
      ...{ id, version, title: 'Desk lamp', price, imageUrl: null, status: 'active', sellerId },
      sellerAway: false,
      ...changes,
    });
    return id;
  }

  /** Something of the service's own. */
  get<Token>(token: abstract new (...args: never[]) => Token): Token {
    return this.service.app.get<Token>(token, { strict: false });
  }

  collection(name: string) {
    return this.get(Database).connection.collection(name);
  }
}

/** With which error a call is refused. */
export async function refusalOf(call: Promise<unknown>): Promise<AppError> {
  const outcome = await call.then(
    () => new Error('It succeeded'),
    (error: unknown) => error,
  );
  if (outcome instanceof AppError) return outcome;
  throw outcome;
}
