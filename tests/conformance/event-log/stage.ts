import type { EventLog } from '@vybac/platform';
import type { Connection } from 'mongoose';

/** One of the two logs, for real, with the database engine beside it. */
export interface Stage {
  /** A log as another process would open it. */
  openLog(): EventLog;
  /** A new, empty database. */
  database(): Promise<Connection>;
  /** Puts text into the log that no relay would publish. */
  inject(topic: string, key: string, value: string): Promise<void>;
  /** Closes the logs, too. */
  close(): Promise<void>;
}
