import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { Connection } from 'mongoose';
import { isObservable, lastValueFrom } from 'rxjs';
import { DeadLetters } from './dead-letters';
import { consumerLag, deadLettersWaiting } from './event-figures';
import type { Consumption, EventLog, LogRecord } from './event-log';
import { HandledEvents } from './handled-events';
import type { ReactionExtras } from './on.decorator';
import type { OutboxRelay } from './outbox.relay';
import { ParkedEvents, parkedEvents } from './parked-events';
import type { Patience } from './patience';
import type { Reaction } from './reaction';
import { ReactionConsumer } from './reaction-consumer';
import { RetryWorker } from './retry-worker';
import { waitAtMost } from './time-limit';

const patienceAtClosing = 2_000;

export interface EventLogStrategyOptions {
  /** The service's name, first part of its consumer groups. */
  readonly service: string;
  readonly log: EventLog;
  /** The service's own database: what was handled and what is parked stands there. */
  readonly connection: Connection;
  /** The service's own: it announces what died. */
  readonly relay: Pick<OutboxRelay, 'watch' | 'wake'>;
  readonly patience?: Patience;
  /** By how much the clocks of machines may differ, in milliseconds; five seconds when left out. */
  readonly clockDifference?: number;
}

/**
 * Connects the `@On` methods of a service to the event log, whichever it is: one consumer group per reaction, so that a
 * failing reaction neither delays nor repeats its siblings.
 *
 * @example
 * const strategy = new EventLogStrategy({ service: 'messaging', log, connection, relay });
 * app.connectMicroservice({ strategy });
 */
export class EventLogStrategy extends Server implements CustomTransportStrategy {
  override readonly propagatesEventHandlerErrors = true;
  readonly deadLetters: DeadLetters;
  private readonly reactions: Reaction[] = [];
  private readonly handled: HandledEvents;
  private readonly parked: ParkedEvents;
  private consumers: ReactionConsumer[] = [];
  private readonly consumptions = new Map<string, Consumption>();
  private retries: RetryWorker | undefined;
  private forgetFigures: readonly (() => void)[] = [];

  constructor(private readonly options: EventLogStrategyOptions) {
    super();
    this.handled = new HandledEvents(options.connection);
    this.parked = new ParkedEvents(options.service, options.connection, {
      onReleased: () => this.retries?.wake(),
      onBuried: () => options.relay.wake(parkedEvents),
    });
    this.deadLetters = new DeadLetters(options.service, this.parked);
  }

  /** Nest chains handlers of one pattern, so that one failure fails all; here each stays on its own. */
  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    isEvent = false,
    extras: Partial<ReactionExtras> = {},
  ): void {
    const { name, definition, timeLimit, isUnhurried = false } = extras;
    if (!isEvent || !name || !definition || !timeLimit)
      throw new Error(`Declare the handler of ${String(pattern)} by @On`);
    if (this.reactions.some((reaction) => reaction.name === name)) {
      throw new Error(`Two reactions of ${this.options.service} are called ${name}`);
    }
    const handle = async (event: unknown): Promise<void> => {
      const result: unknown = await callback(event);
      if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
    };
    this.reactions.push({ name, definition, timeLimit, isUnhurried, handle });
  }

  listen(ready: (error?: unknown) => void): void {
    this.start().then(() => ready(), ready);
  }

  /**
   * Lets the events in hand finish, hanging ones for two seconds: they are parked and come again. The log itself stays open:
   * others use it too.
   */
  async close(): Promise<void> {
    this.forgetFigures.forEach((forget) => forget());
    await Promise.all([...this.consumptions.values()].map((consumption) => consumption.stop()));
    const finishing = this.consumers.map((consumer) => consumer.finish());
    if (this.retries) finishing.push(this.retries.stop());
    await waitAtMost(patienceAtClosing, Promise.all(finishing));
  }

  on(): never {
    throw new Error('The event log has no transport events');
  }

  unwrap(): never {
    throw new Error('Inject EventLog instead');
  }

  private async start(): Promise<void> {
    const { service, log, patience, clockDifference } = this.options;
    await Promise.all([this.handled.prepare(), this.parked.prepare()]);
    this.options.relay.watch(parkedEvents);
    await log.ensureTopics(this.reactions.map(({ definition }) => definition.topic));
    this.consumers = this.reactions.map(
      (reaction) => new ReactionConsumer(service, reaction, this.handled, this.parked, patience, clockDifference),
    );
    this.retries = new RetryWorker(this.consumers, this.parked);
    this.retries.start();
    const consume = async (consumer: ReactionConsumer): Promise<void> => {
      const { name, definition, isUnhurried } = consumer.reaction;
      const each = (record: LogRecord): Promise<void> => consumer.receive(record);
      const onAssigned = (): void => consumer.begin();
      const group = `${service}.${name}`;
      const topics = [definition.topic];
      this.consumptions.set(group, await log.consume({ group, topics, isUnhurried, each, onAssigned }));
    };
    await Promise.all(this.consumers.map(consume));
    this.forgetFigures = [
      consumerLag.ask(() => [...this.consumptions].map(([group, { lag }]) => [{ service, group }, lag])),
      deadLettersWaiting.ask(async () => {
        const dead = await this.parked.countDead();
        return this.reactions.map(({ name: reaction }) => [{ service, reaction }, dead.get(reaction) ?? 0]);
      }),
    ];
  }
}
