import { Catch, UseFilters, type RpcExceptionFilter } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import type { EventDefinition, EventOf } from '@vybac/contracts';
import { throwError, type Observable } from 'rxjs';
import { defaultTimeLimit } from './patience';
import type { Reaction } from './reaction';

/** What `@On` leaves for the strategy. */
export type ReactionExtras = Omit<Reaction, 'handle'>;

/** Nest would turn every unknown error into "Internal server error"; dead letters need the cause. */
@Catch()
class KeepTheCause implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

type ReactionDecorator<Definition extends EventDefinition> = <
  Method extends (event: EventOf<Definition>) => Promise<unknown>,
>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/**
 * Marks a controller's method as a reaction to an event. The same event may come more than once: the effect must be
 * idempotent by its own key. Events of one aggregate come in order, those of different aggregates side by side.
 *
 * @param name unique within the service and never changed: it names the consumer group `<service>.<name>`
 * @param options.timeLimit milliseconds after which an attempt counts as failed
 * @param options.isUnhurried nobody waits for its effect: it comes up to a second later, out of the way of what somebody waits for
 * @example
 * @Controller()
 * export class OffersReactions {
 *   @On(listingSold, 'close-offers')
 *   async closeOffersWhenListingSold(event: EventOf<typeof listingSold>): Promise<void> { … }
 * }
 */
export function On<Definition extends EventDefinition>(
  definition: Definition,
  name: string,
  { timeLimit = defaultTimeLimit, isUnhurried = false }: Partial<Pick<Reaction, 'timeLimit' | 'isUnhurried'>> = {},
): ReactionDecorator<Definition> {
  const extras: ReactionExtras = { name, definition, timeLimit, isUnhurried };
  return (target, key, descriptor) => {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-arguments -- the argument chooses the overload
    EventPattern<string>(definition.type, { ...extras })(target, key, descriptor);
    UseFilters(KeepTheCause)(target, key, descriptor);
  };
}
