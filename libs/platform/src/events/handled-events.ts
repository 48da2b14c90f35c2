import DataLoader from 'dataloader';
import { type Collection, type Connection, mongo } from 'mongoose';
import { unjournaled } from '../mongo/unjournaled';
import { duplicateKeyCode, isDuplicateKey } from './duplicate-key';

interface HandledEvent {
  /** `<reaction> <event id>` */
  _id: string;
  at: Date;
}

const fortnightInSeconds = 14 * 86_400;
const mostAtOnce = 200;

/** What each reaction of a service has dealt with; kept for a fortnight, twice as long as the log keeps events. */
export class HandledEvents {
  private readonly events: Collection<HandledEvent>;
  private writing: Promise<unknown> = Promise.resolve();
  /** What is handled while others are being noted goes into the next write with all that came meanwhile. */
  private readonly notes = new DataLoader<string, true>((ids) => this.note(ids), {
    cache: false,
    maxBatchSize: mostAtOnce,
    batchScheduleFn: (write) => void this.writing.then(write),
  });

  constructor(connection: Connection) {
    this.events = connection.collection<HandledEvent>('handled_events');
  }

  async prepare(): Promise<void> {
    await this.events.createIndex({ at: 1 }, { expireAfterSeconds: fortnightInSeconds });
  }

  async has(reaction: string, eventId: string): Promise<boolean> {
    return (await this.events.findOne({ _id: `${reaction} ${eventId}` }, { projection: { _id: 1 } })) !== null;
  }

  async add(reaction: string, eventId: string): Promise<void> {
    await this.notes.load(`${reaction} ${eventId}`);
  }

  private async note(ids: readonly string[]): Promise<true[]> {
    const write = this.insert(ids);
    this.writing = write.catch(() => undefined);
    await write;
    return ids.map(() => true);
  }

  private async insert(ids: readonly string[]): Promise<void> {
    const at = new Date();
    try {
      // What a crash of the database forgets may be handled once more, as effects bear anyway.
      await this.events.insertMany(
        ids.map((_id) => ({ _id, at })),
        { ordered: false, ...unjournaled },
      );
    } catch (error) {
      if (!isKnownOnly(error)) throw error;
    }
  }
}

/** All the others were written: these had been before. */
function isKnownOnly(error: unknown): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError)) return isDuplicateKey(error);
  const refused = [error.writeErrors].flat();
  return refused.length > 0 && refused.every(({ code }) => code === duplicateKeyCode);
}
