import type { Readable } from 'node:stream';

export interface UploadRequest {
  /** See {@link isObjectKey}. */
  readonly key: string;
  /** What the uploader says it is, e.g. `image/jpeg`; nobody has looked inside yet. */
  readonly contentType: string;
  readonly maximumBytes: number;
  readonly expiresInSeconds: number;
}

/** Where and how a browser sends a file: `PUT url` with these headers, before `expiresAt`. */
export interface PreparedUpload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}

export interface StoredObject {
  readonly bytes: number;
  readonly contentType: string;
}

/** To be read to the end or destroyed. */
export interface OpenObject extends StoredObject {
  readonly stream: Readable;
}

/**
 * Files by key: pictures as they came, and pictures as they are shown. An object is whole or not there; writing again
 * replaces it whole.
 *
 * @example
 * const { url, headers } = await objects.prepareUpload({ key: `incoming/${id}`, contentType, maximumBytes, expiresInSeconds: 900 });
 */
export abstract class ObjectStore {
  /**
   * Lets whoever has the answer upload one object.
   * An S3 store cannot refuse a file for its size: ask {@link head} before touching an uploaded object.
   */
  abstract prepareUpload(request: UploadRequest): Promise<PreparedUpload>;

  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;

  /** The object for reading, or null when there is none. */
  abstract read(key: string): Promise<OpenObject | null>;

  /** Size and type, or null when there is none. */
  abstract head(key: string): Promise<StoredObject | null>;

  /** Removes the object if there is one. */
  abstract delete(key: string): Promise<void>;

  /** Whether objects can be kept and read right now. */
  abstract isReachable(): Promise<boolean>;

  /** Lets go of connections. */
  abstract close(): Promise<void>;
}
