import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '@vybac/kit';
import { Database } from '@vybac/platform';

export interface AuditEntry {
  readonly actor: 'operator';
  readonly act: 'grant-role' | 'assign-plan';
  readonly subjectId: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Who changed rights of whom, from what to what (rulings, Beyond the specification → Audit). */
@Injectable()
export class AuditStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async add(entry: AuditEntry): Promise<void> {
    await this.collection().insertOne({ _id: this.ids.next(), ...entry, at: this.clock.now() });
  }

  async findBySubject(subjectId: string): Promise<AuditEntry[]> {
    return this.collection().find({ subjectId }).sort({ at: 1 }).toArray();
  }

  private collection() {
    return this.database.connection.collection<AuditEntry & { _id: string; at: Date }>('audit_entries');
  }
}
