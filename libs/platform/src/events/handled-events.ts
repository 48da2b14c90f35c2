import type { Collection, Connection } from 'mongoose';
import { unjournaled } from '../mongo/unjournaled';
import { isDuplicateKey } from './duplicate-key';

interface HandledEvent {
  /** `<reaction> <event id>` */
  _id: string;
  at: Date;
}

const fortnightInSeconds = 14 * 86_400;

/** What each reaction of a service has dealt with; kept for a fortnight, twice as long as the log keeps events. */
export class HandledEvents {
  private readonly events: Collection<HandledEvent>;

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
    try {
      // What a crash of the database forgets may be handled once more, as effects bear anyway.
      await this.events.insertOne({ _id: `${reaction} ${eventId}`, at: new Date() }, unjournaled);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
