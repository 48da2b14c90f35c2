import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock, Ids } from '@vybac/kit';
import { Database, isDuplicateKey } from '@vybac/platform';

export type SecurityEventType =
  | 'guest_session_created'
  | 'guest_creation_failed'
  | 'guest_login_failed'
  | 'guest_login_success'
  | 'guest_validation_error'
  | 'login_failed'
  | 'session_reused'
  | 'role_granted'
  | 'plan_assigned';

export interface NewSecurityEvent {
  readonly type: SecurityEventType;
  readonly severity: 'low' | 'medium' | 'high' | 'critical';
  readonly actorId?: string | undefined;
  readonly guestId?: string | undefined;
  readonly address?: string | undefined;
  readonly details?: Readonly<Record<string, string>>;
}

interface SecurityEvent extends NewSecurityEvent {
  readonly _id: string;
  readonly at: Date;
}

const keptSeconds = 90 * 24 * 60 * 60;
/** How many events wait here while they cannot be recorded: the latest (spec 1 §7). */
const waitingAtMost = 10;

/** What happened around sign-in that an admin may want to look at, kept for 90 days (spec 1 §7). */
@Injectable()
export class SecurityEvents implements OnModuleInit {
  private readonly logger = new Logger(SecurityEvents.name);
  private waiting: SecurityEvent[] = [];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.collection().createIndex({ at: 1 }, { expireAfterSeconds: keptSeconds });
  }

  /** Never stops or delays what is being recorded; what cannot be recorded now waits for a better time. */
  record(event: NewSecurityEvent): void {
    void this.keep({ _id: this.ids.next(), ...event, at: this.clock.now() });
  }

  /** Tries again what could not be recorded. */
  async recordWaiting(): Promise<void> {
    await Promise.all(this.waiting.splice(0).map((event) => this.keep(event)));
  }

  private async keep(event: SecurityEvent): Promise<void> {
    try {
      await this.collection().insertOne(event);
    } catch (error) {
      // It was recorded, and only the answer was lost.
      if (isDuplicateKey(error)) return;
      this.logger.error(`${event.type} was not recorded: ${String(error)}`);
      this.waiting = [...this.waiting, event].sort((a, b) => a.at.getTime() - b.at.getTime()).slice(-waitingAtMost);
    }
  }

  private collection() {
    return this.database.connection.collection<SecurityEvent>('security_events');
  }
}
