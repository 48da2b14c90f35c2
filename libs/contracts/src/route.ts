import type { z } from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The services that own routes; the gateway hands a request to the service that its route names. */
export type ServiceName =
  'identity' | 'listings' | 'messaging' | 'notifications' | 'rewards' | 'admin-security' | 'realtime-gateway';

/**
 * Who may call a route:
 * `public` everybody, `actor` guests and users, `user` registered users, `admin` users with the admin role,
 * `service` other services only (never reachable through the gateway).
 */
export type Access = 'public' | 'actor' | 'user' | 'admin' | 'service';

/** How often one actor (or, without a session, one client address) may call a route. */
export interface RateLimit {
  readonly action: string;
  readonly max: number;
  readonly windowMinutes: number;
  /** Counted per client address even when there is an actor, with its own maximum. */
  readonly perAddress?: number;
  /** Counted per this field of the body, e.g. the Guest ID that a sign-in names. */
  readonly perBodyField?: string;
}

export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly service: ServiceName;
  readonly method: HttpMethod;
  /** With `:name` for parameters, e.g. `/api/listings/:id`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly status: 200 | 201 | 202 | 204;
  readonly output: Output;
  /** Codes this route may answer with, besides those every route may (see `commonErrors`). */
  readonly errors: readonly string[];
  readonly limit?: RateLimit;
  /** Its input or answer holds a password, PIN or token: nothing of it is kept for a repeated Idempotency-Key. */
  readonly secret?: true;
}

/**
 * Declares a route once. The gateway's table, the OpenAPI document, the typed client, the controller's validation and the
 * rate limits are all derived from it.
 *
 * @example
 * export const showListing = defineRoute({ service: 'listings', method: 'GET', path: '/api/listings/:id', access: 'public', … });
 */
export function defineRoute<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Output extends z.ZodType = z.ZodVoid,
>(route: Route<Params, Query, Body, Output>): Route<Params, Query, Body, Output> {
  return route;
}

// Any route, for code that treats all alike.
export type AnyRoute = Route;

// The fields of a route are optional, their schemas are not: NonNullable keeps "no params" from leaking into given ones.
type Infer<Schema> = NonNullable<Schema> extends infer Given extends z.ZodType ? z.output<Given> : undefined;
type InferInput<Schema> = NonNullable<Schema> extends infer Given extends z.ZodType ? z.input<Given> : undefined;

/** What a controller receives: validated and with defaults filled in. */
export interface InputOf<R extends AnyRoute> {
  params: Infer<R['params']>;
  query: Infer<R['query']>;
  body: Infer<R['body']>;
}

/** A part may be left out when the route has none of it, or when all its fields may be left out. */
type MayBeLeftOut<Part> = undefined extends Part ? true : Partial<Part> extends Part ? true : false;
type Present<Shape> = { [Key in keyof Shape as MayBeLeftOut<Shape[Key]> extends true ? never : Key]: Shape[Key] } & {
  [Key in keyof Shape as MayBeLeftOut<Shape[Key]> extends true ? Key : never]?: Shape[Key];
};

/** What a client hands over: before validation, defaults may be left out. */
export type CallOf<R extends AnyRoute> = Present<{
  params: InferInput<R['params']>;
  query: InferInput<R['query']>;
  body: InferInput<R['body']>;
}>;

export type OutputOf<R extends AnyRoute> = z.output<R['output']>;
