/**
 * Short-lived text by key, shared by the processes of a deployment. Never the only copy of anything: an entry may be gone
 * at any time.
 *
 * Times to live are in milliseconds; a fraction is rounded up, and zero or less counts as one millisecond.
 *
 * @example
 * await cache.set(`page:${key}`, json, 10_000);
 */
export abstract class Cache {
  /** The text, or null when there is none or it has expired. While the cache cannot be reached nothing is found. */
  abstract get(key: string): Promise<string | null>;

  /** Keeps the text, replacing what was there. While the cache cannot be reached nothing is kept, and that is no error. */
  abstract set(key: string, value: string, timeToLiveMilliseconds: number): Promise<void>;

  /**
   * Removes the entry if there is one.
   * @throws AppError `service.unavailable` when it cannot be known to be gone
   */
  abstract delete(key: string): Promise<void>;

  /**
   * Keeps the text only when nothing is kept under the key: of many callers at once exactly one is told `true`.
   * @throws AppError `service.unavailable` when nobody can tell who was first
   */
  abstract setIfAbsent(key: string, value: string, timeToLiveMilliseconds: number): Promise<boolean>;

  /** Lets go of connections. */
  abstract close(): Promise<void>;
}

/** A time to live as both adapters take it: whole milliseconds, at least one. */
export function wholeMilliseconds(timeToLive: number): number {
  return Math.max(1, Math.ceil(timeToLive));
}
