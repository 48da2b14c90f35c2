import type { Clock, Ids } from '@vybac/kit';
import type { Connection } from 'mongoose';
import type { ServiceTokens } from '../auth/service-tokens';
import type { Cache } from '../cache';
import type { Channel } from '../channel';
import type { EventLog } from '../events';
import type { RateLimits } from '../limits';
import type { Mail } from '../mail';
import type { ObjectStore } from '../objects';
import type { Presence } from '../presence';
import type { RealtimePublisher } from '../realtime';
import type { ServiceClient } from '../services/service-client';
import type { HttpTransport } from '../services/http-transport';
import type { InProcessTransport } from '../services/in-process-transport';
import type { Parts } from './parts';
import type { PlatformConfig } from './platform.config';

/** The adapters chosen at start. No service knows which they are (design §1). */
export interface Runtime {
  readonly config: PlatformConfig;
  /** Signs tokens between services, upload links and page cursors. */
  readonly secret: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly eventLog: EventLog;
  readonly cache: Cache;
  readonly channel: Channel;
  readonly limits: RateLimits;
  readonly objects: ObjectStore;
  readonly mail: Mail;
  readonly presence: Presence;
  readonly realtime: RealtimePublisher;
  /** What this process needs of others, and whether it answers. */
  readonly parts: Parts;
  /** The services of this process, when it holds several; the gateway hands requests to them directly. */
  readonly inProcess: InProcessTransport | null;
  /** The way to services in processes of their own, when they have such. */
  readonly http: HttpTransport | null;
  tokensFor(service: string): ServiceTokens;
  clientFor(service: string): ServiceClient;
  /** A connection of the service's own, to its own database. */
  connect(service: string): Promise<Connection>;
  /** After all services are closed: adapters first, the database last. */
  close(): Promise<void>;
}

/** What a process brings along, and what tests put in place of the real thing. */
export interface RuntimeOverrides {
  readonly parts?: Parts;
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly mail?: Mail;
  /** Sees every database command with the service that sent it. */
  readonly onCommand?: (service: string, command: { databaseName: string; commandName: string }) => void;
}
