/** What sort of thing went wrong. Each kind maps to one HTTP status, in one place (`libs/platform`). */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'gone'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'limited'
  | 'unavailable'
  | 'fault';

/** A failure the product knows by name. `title` is worded as the specification words it. */
export interface ErrorDefinition<Code extends string = string> {
  readonly code: Code;
  readonly kind: ErrorKind;
  readonly title: string;
}

type Definitions<Codes extends string> = { readonly [Code in Codes]: ErrorDefinition<Code> };

/**
 * Declares the failures of a concept once, for server and client.
 *
 * @example
 * export const listingErrors = defineErrors({ 'listing.reserved': { kind: 'conflict', title: 'Just reserved' } });
 * throw new AppError(listingErrors['listing.reserved']);
 */
export function defineErrors<const Codes extends string>(table: {
  readonly [Code in Codes]: { readonly kind: ErrorKind; readonly title: string };
}): Definitions<Codes> {
  const entries = Object.entries<{ kind: ErrorKind; title: string }>(table);
  return Object.fromEntries(entries.map(([code, rest]) => [code, { code, ...rest }])) as Definitions<Codes>;
}

export interface AppErrorDetails {
  /** A sentence for people, worded as the specification words it. */
  readonly detail?: string;
  /** What is wrong with which field: field name → sentence. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What a client needs to act, e.g. suggested usernames. Never anything secret. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Seconds until trying again makes sense. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** The one error that rules and services throw; each edge translates it once. */
export class AppError extends Error {
  readonly code: string;
  readonly kind: ErrorKind;
  readonly title: string;
  readonly detail: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(definition: ErrorDefinition, details: AppErrorDetails = {}) {
    super(details.detail ?? definition.title, { cause: details.cause });
    this.name = 'AppError';
    this.code = definition.code;
    this.kind = definition.kind;
    this.title = definition.title;
    this.detail = details.detail;
    this.fields = details.fields;
    this.data = details.data;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
