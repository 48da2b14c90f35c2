import type { EventLog } from '@vybac/platform';
import type { Connection } from 'mongoose';

/** One of the two logs, for real, with the database engine beside it. */
export interface Stage {
  /** A log as another process would open it. */
  openLog(): Promise<EventLog>;
  /** A new, empty database, beside the log and never cut off. */
  database(): Promise<Connection>;
  /** Puts text into the log that no relay would publish. */
  inject(topic: string, key: string, value: string): Promise<void>;
  /** Lets a log end as its process would end by kill -9: nothing in hand is finished, kept or said. */
  crash(log: EventLog): Promise<void>;
  /** Nothing reaches what is behind the logs, until `mend`. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Milliseconds of silence after which a reader is replaced. */
  readonly sessionTimeout: number;
  /** Milliseconds to wait for what should come, before it counts as lost. */
  readonly patience: number;
  /** Closes all logs that are open. */
  closeLogs(): Promise<void>;
  /** Closes the logs, too. */
  close(): Promise<void>;
}
