import type { Readable } from 'node:stream';

export interface UploadRequest {
  /** See {@link isObjectKey}. */
  readonly key: string;
  /** What the uploader says it is, e.g. `image/jpeg`; nobody has looked inside yet. */
  readonly contentType: string;
  /** How many there will be: the link takes neither more nor fewer. */
  readonly bytes: number;
  readonly expiresInSeconds: number;
}

/** Where and how a browser sends a file: `PUT url` with these headers, before `expiresAt`; its length it states by itself. */
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
 * const { url, headers } = await objects.prepareUpload({ key: `incoming/${id}`, contentType, bytes, expiresInSeconds: 900 });
 */
export abstract class ObjectStore {
  /**
   * Lets whoever has the answer upload one object of this key, type and length; anything else the store answers with a
   * status of 400 to 499, and keeps nothing of it. Until its time is over the link may be used again, which replaces the object.
   */
  abstract prepareUpload(request: UploadRequest): Promise<PreparedUpload>;

  /** Whether browsers may send files here from pages of this origin, such as `https://vybac.example`. */
  abstract admitsPagesOf(origin: string): Promise<boolean>;

  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;

  /** The object for reading, or null when there is none. */
  abstract read(key: string): Promise<OpenObject | null>;

  /** Size and type, or null when there is none. */
  abstract head(key: string): Promise<StoredObject | null>;

  /** Removes the object if there is one. */
  abstract delete(key: string): Promise<void>;

  /** Removes what lies below a folder, such as `incoming`, and was written before `before` by the store's own clock. */
  abstract sweep(folder: string, before: Date): Promise<void>;

  /** Whether objects can be kept and read right now. */
  abstract isReachable(): Promise<boolean>;

  /** Lets go of connections. */
  abstract close(): Promise<void>;
}
