import { type AnyRoute, type CallOf, commonErrors, type OutputOf } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import { ServiceClient, type ServiceCallOptions } from '@vybac/platform';

type Answer = (input: unknown, options: ServiceCallOptions) => unknown;

/** The other services of the marketplace, in a test's hands. What was not told to answer is out of reach. */
export class ServicesStandIn extends ServiceClient {
  readonly asked: { readonly path: string; readonly input: unknown; readonly options: ServiceCallOptions }[] = [];
  private readonly answers = new Map<AnyRoute, Answer>();

  /** From now on this is what the route answers, or throws. */
  answer<R extends AnyRoute>(
    route: R,
    give: (input: CallOf<R>, options: ServiceCallOptions) => OutputOf<R> | Promise<OutputOf<R>>,
  ): void {
    this.answers.set(route, give as Answer);
  }

  /** How a route was asked so far. */
  askedFor(route: AnyRoute): readonly unknown[] {
    return this.asked.filter(({ path }) => path === route.path).map(({ input }) => input);
  }

  async call<R extends AnyRoute>(route: R, input: CallOf<R>, options: ServiceCallOptions = {}): Promise<OutputOf<R>> {
    this.asked.push({ path: route.path, input, options });
    const answer = this.answers.get(route);
    if (!answer) throw new AppError(commonErrors['service.unavailable']);
    return (await answer(input, options)) as OutputOf<R>;
  }
}
