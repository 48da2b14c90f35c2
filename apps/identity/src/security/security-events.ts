import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock, Ids } from '@vybac/kit';
import { Database } from '@vybac/platform';

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

const keptSeconds = 90 * 24 * 60 * 60;

/** What happened around sign-in that an admin may want to look at, kept for 90 days (spec 1 §7). */
@Injectable()
export class SecurityEvents implements OnModuleInit {
  private readonly logger = new Logger(SecurityEvents.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.collection().createIndex({ at: 1 }, { expireAfterSeconds: keptSeconds });
  }

  /** Never stops or delays what is being recorded: a failure to record is logged. */
  record(event: NewSecurityEvent): void {
    this.collection()
      .insertOne({ _id: this.ids.next(), ...event, at: this.clock.now() })
      .catch((error: unknown) => this.logger.error(`${event.type} was not recorded: ${String(error)}`));
  }

  private collection() {
    return this.database.connection.collection<NewSecurityEvent & { _id: string; at: Date }>('security_events');
  }
}
