import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { newContext, runInContext } from '../context';
import { failpoint } from '../failpoints';
import { inSpan } from '../telemetry/spans';
import type { Envelope } from './envelope';
import type { LogRecord } from './event-log';
import { ReactionFigures } from './event-figures';
import { attemptAt } from './event-spans';
import type { HandledEvents } from './handled-events';
import type { ParkedEvent, ParkedEvents, Waiting } from './parked-events';
import { readEvent, type Reaction } from './reaction';
import { ReactionMemory } from './reaction-memory';
import { defaultPatience, type Patience } from './patience';
import { withTimeLimit } from './time-limit';

/**
 * Carries one reaction through the life of an event: read, check, handle, and when that fails: once more at once, then set
 * aside with growing pauses, at last dead. A handler that takes long steps aside too, so that other keys move on; later
 * events of its own key wait behind it.
 */
export class ReactionConsumer {
  private readonly logger = new Logger(ReactionConsumer.name);
  private readonly inHand = new Set<Promise<void>>();
  private readonly figures: ReactionFigures;
  private readonly memory: ReactionMemory;

  constructor(
    private readonly service: string,
    readonly reaction: Reaction,
    private readonly handled: HandledEvents,
    private readonly parked: ParkedEvents,
    private readonly patience: Patience = defaultPatience,
    clockDifference?: number,
  ) {
    this.memory = new ReactionMemory((limit) => parked.keysOf(reaction.name, limit), clockDifference);
    this.figures = new ReactionFigures(service, reaction.name);
  }

  /** How long a parked event is left alone while an attempt may be running, in milliseconds. */
  get hold(): number {
    return this.reaction.timeLimit + 1_000;
  }

  /** From now on this process reads what perhaps others have read so far. */
  begin(): void {
    this.memory.begin();
  }

  /** Deals with a record from the log. Rejects only when the database refuses to remember it. */
  async receive(record: LogRecord): Promise<void> {
    const { name, definition } = this.reaction;
    const event = readEvent(record, definition);
    if (event === null) return;
    if (event instanceof Error) {
      await this.bury(`${name} ${record.position}`, record, event, 0);
      this.report(record, event);
      return;
    }
    const id = `${name} ${event.id}`;
    if (await this.memory.isNew(event, record.key)) return this.handleOrStepAside(id, record, event);
    const ofKey = await this.parked.ofKey(name, record.key);
    if (ofKey.length === 0) await this.memory.release(record.key);
    // Asked second: what is no longer parked was remembered as handled before it went.
    const seen = await this.handled.has(name, event.id);
    if (seen || ofKey.some(({ _id }) => _id === id)) return;
    const ahead = ofKey.find(({ state }) => state === 'waiting');
    if (ahead) return this.wait(id, record, { dueAt: new Date(), attempts: 0, cause: `Waits behind ${ahead._id}` });
    await this.handleOrStepAside(id, record, event);
  }

  /** Another attempt at a parked event that is the first of its key. */
  async retry({ _id, record, attempts }: ParkedEvent): Promise<void> {
    const event = readEvent(record, this.reaction.definition);
    if (event instanceof Error) return this.settleParked(_id, record, null, event, attempts + 1);
    const done = event === null || (await this.handled.has(this.reaction.name, event.id));
    await this.settleParked(_id, record, event, done ? null : await this.measuredAttempt(event), attempts + 1);
  }

  /** Waits for handlers that have stepped aside. */
  async finish(): Promise<void> {
    await Promise.all(this.inHand);
  }

  private async handleOrStepAside(id: string, record: LogRecord, event: Envelope): Promise<void> {
    const attempts = this.attemptTwice(event);
    const failure = await Promise.race([
      attempts,
      pause(this.patience.stepAsideAfter, 'slow' as const, { ref: false }),
    ]);
    if (failure === null) return this.handled.add(this.reaction.name, event.id);
    if (failure !== 'slow') {
      this.report(record, failure);
      const dueAt = after(this.patience.retryAfter[0] ?? 0);
      return this.wait(id, record, { dueAt, attempts: 1, cause: failure.message });
    }
    const heldUntil = after(this.hold);
    await this.wait(id, record, { dueAt: heldUntil, heldUntil, attempts: 1, cause: 'Still running' });
    const settling = attempts
      .then((late) => this.settleParked(id, record, event, late, 1))
      .catch((error: unknown) => this.report(record, asError(error)))
      .finally(() => this.inHand.delete(settling));
    this.inHand.add(settling);
  }

  private async settleParked(
    id: string,
    record: LogRecord,
    event: Envelope | null,
    failure: Error | null,
    attempts: number,
  ): Promise<void> {
    if (failure === null) {
      if (event) await this.handled.add(this.reaction.name, event.id);
      await this.parked.remove(id);
    } else {
      this.report(record, failure);
      const retryAfter = event && this.patience.retryAfter[attempts - 1];
      if (typeof retryAfter === 'number') {
        return this.parked.waitAgain(id, { dueAt: after(retryAfter), attempts, cause: failure.message });
      }
      await this.bury(id, record, failure, attempts);
    }
    await this.parked.releaseKey(this.reaction.name, record.key);
  }

  private async wait(id: string, record: LogRecord, waiting: Waiting): Promise<void> {
    await this.parked.park(id, this.reaction.name, record, waiting);
    await this.memory.park(record.key);
  }

  private async bury(id: string, record: LogRecord, failure: Error, attempts: number): Promise<void> {
    await this.parked.bury(id, { reaction: this.reaction.name, record, attempts, cause: failure.message });
    await this.memory.park(record.key);
    this.figures.countDeath();
  }

  private async attemptTwice(event: Envelope): Promise<Error | null> {
    const start = performance.now();
    const failure = await this.measuredAttempt(event);
    if (failure === null || performance.now() - start > this.patience.stepAsideAfter) return failure;
    await pause(this.patience.breath);
    return this.measuredAttempt(event);
  }

  private measuredAttempt(event: Envelope): Promise<Error | null> {
    return this.figures.measure(() => this.attempt(event));
  }

  private async attempt(event: Envelope): Promise<Error | null> {
    const { name, definition, timeLimit } = this.reaction;
    const group = `${this.service}.${name}`;
    const { traceparent, correlationid: correlationId, id: causationId } = event;
    const handle = (): Promise<void> =>
      runInContext(newContext({ traceparent, correlationId, causationId }), () => this.reaction.handle(event));
    try {
      await failpoint('consumer.before-handle');
      await inSpan(group, attemptAt(event, definition.topic, group), () => withTimeLimit(timeLimit, handle));
      await failpoint('consumer.after-handle');
      return null;
    } catch (error) {
      return asError(error);
    }
  }

  private report(record: LogRecord, error: Error): void {
    this.logger.warn(`${this.reaction.name} failed on ${record.position}: ${error.message}`);
  }
}

function after(milliseconds: number): Date {
  return new Date(Date.now() + milliseconds);
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
