import { AppError, defineErrors } from '@vybac/kit';
import type { Connection } from 'mongoose';
import { ParkedEvents, type ParkedEvent } from './parked-events';

export const deadLetterErrors = defineErrors({
  'dead_letter.missing': { kind: 'missing', title: 'There is no such dead letter' },
});

/** An event that a reaction could not handle, with all that is known about why. */
export interface DeadLetter {
  readonly id: string;
  /** `<service>.<reaction>` */
  readonly group: string;
  /** Where it lies in the log. */
  readonly position: string;
  readonly key: string;
  readonly type: string | null;
  /** The text as it came. */
  readonly value: string;
  readonly cause: string;
  readonly attempts: number;
  readonly failedAt: Date;
}

/**
 * What a service's reactions gave up on.
 *
 * @example
 * const [letter] = await deadLetters.list();
 * await deadLetters.replay(letter.id);
 */
export class DeadLetters {
  constructor(
    private readonly service: string,
    private readonly parked: ParkedEvents,
  ) {}

  /** Those of a service that runs elsewhere, or not at all, in its database. A replay waits until it sees it. */
  static in(connection: Connection, service: string): DeadLetters {
    return new DeadLetters(service, new ParkedEvents(service, connection));
  }

  /** The latest first. */
  async list(limit = 100): Promise<DeadLetter[]> {
    return (await this.parked.dead(limit)).map((event) => this.letter(event));
  }

  /**
   * Gives it to its reaction again, with all attempts; events of its key that arrive meanwhile wait behind it.
   *
   * @throws AppError `dead_letter.missing` when it is not among the dead (any more)
   */
  async replay(id: string): Promise<void> {
    if (!(await this.parked.revive(id))) throw new AppError(deadLetterErrors['dead_letter.missing']);
  }

  private letter({ _id, reaction, record, cause, attempts, failedAt }: ParkedEvent): DeadLetter {
    const { position, key, type, value } = record;
    return { id: _id, group: `${this.service}.${reaction}`, position, key, type, value, cause, attempts, failedAt };
  }
}
