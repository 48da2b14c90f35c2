import type { AnyRoute, CallOf, OutputOf, ServiceName } from '@vybac/contracts';

export interface ServiceCallOptions {
  /** The id of what causes the call, so that calling again changes nothing. */
  readonly idempotencyKey?: string;
  readonly timeLimitMilliseconds?: number;
  /** Of the visitor for whom it is asked; absent where a service asks for itself. */
  readonly clientAddress?: string | undefined;
}

/**
 * How one service asks another: HTTP when distributed, the target's Fastify instance when they share a process (design §4.8).
 * An error answer comes back as the AppError it was there; silence and network failures as `service.unavailable`.
 *
 * @example
 * const { orderId } = await services.call(reserveListing, { params: { id }, body }, { idempotencyKey: offerId });
 */
export abstract class ServiceClient {
  abstract call<R extends AnyRoute>(route: R, input: CallOf<R>, options?: ServiceCallOptions): Promise<OutputOf<R>>;
}

/** One request on its way to a service. */
export interface ServiceRequest {
  readonly service: ServiceName;
  readonly method: string;
  /** Path with query. */
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  readonly timeLimitMilliseconds: number;
}

/** How a request reaches a service. */
export interface ServiceTransport {
  send(request: ServiceRequest): Promise<{ status: number; body: string }>;
}
