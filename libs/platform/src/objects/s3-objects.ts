import { IncomingMessage } from 'node:http';
import { Client, S3Error } from 'minio';
import type { Clock } from '@vybac/kit';
import { assertObjectKey } from './object-key';
import {
  ObjectStore,
  type OpenObject,
  type PreparedUpload,
  type StoredObject,
  type UploadRequest,
} from './object-store';

export interface S3ObjectsOptions {
  /** Where services reach the store, e.g. `http://minio:9000`. */
  readonly endpoint: string;
  /** Where browsers reach it, when that is another address; upload links name this one. */
  readonly publicEndpoint?: string | undefined;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  readonly region?: string | undefined;
  readonly clock: Clock;
}

const defaultRegion = 'us-east-1';

/** Objects in a store that speaks S3 (MinIO, AWS, …). */
export class S3Objects extends ObjectStore {
  private constructor(
    private readonly client: Client,
    private readonly signer: Client,
    private readonly options: S3ObjectsOptions,
  ) {
    super();
  }

  /** Connects and makes the bucket if there is none. */
  static async connect(options: S3ObjectsOptions): Promise<S3Objects> {
    const client = clientFor(options.endpoint, options);
    await client.makeBucket(options.bucket, options.region ?? defaultRegion).catch(fineWhenOurs);
    return new S3Objects(client, clientFor(options.publicEndpoint ?? options.endpoint, options), options);
  }

  async prepareUpload({ key, contentType, expiresInSeconds }: UploadRequest): Promise<PreparedUpload> {
    assertObjectKey(key);
    const now = this.options.clock.now();
    const url = await this.signer.presignedUrl('PUT', this.options.bucket, key, expiresInSeconds, {}, now);
    return {
      url,
      headers: { 'content-type': contentType },
      expiresAt: new Date(now.getTime() + expiresInSeconds * 1000),
    };
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    assertObjectKey(key);
    await this.client.putObject(this.options.bucket, key, bytes, bytes.length, { 'Content-Type': contentType });
  }

  async read(key: string): Promise<OpenObject | null> {
    assertObjectKey(key);
    const stream = await this.client.getObject(this.options.bucket, key).catch(nullWhenMissing);
    if (!stream) return null;
    // The client hands out the response itself: size and type belong to these very bytes.
    if (!(stream instanceof IncomingMessage)) throw new Error('The S3 client gave a stream without headers');
    const { headers } = stream;
    return { stream, bytes: Number(headers['content-length']), contentType: typeOf(headers['content-type']) };
  }

  async head(key: string): Promise<StoredObject | null> {
    assertObjectKey(key);
    const found = await this.client.statObject(this.options.bucket, key).catch(nullWhenMissing);
    const contentType: unknown = found?.metaData['content-type'];
    return found && { bytes: found.size, contentType: typeOf(contentType) };
  }

  async delete(key: string): Promise<void> {
    assertObjectKey(key);
    await this.client.removeObject(this.options.bucket, key);
  }

  isReachable(): Promise<boolean> {
    return this.client.bucketExists(this.options.bucket);
  }

  async close(): Promise<void> {
    // The client keeps no connection of its own.
  }
}

function clientFor(endpoint: string, { accessKey, secretKey, region }: S3ObjectsOptions): Client {
  const { hostname, port, protocol } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  // With a region given the client never asks the store for it.
  return new Client({
    endPoint: hostname,
    port: port ? Number(port) : useSSL ? 443 : 80,
    useSSL,
    accessKey,
    secretKey,
    region: region ?? defaultRegion,
  });
}

function typeOf(header: unknown): string {
  return typeof header === 'string' ? header : 'application/octet-stream';
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof S3Error && (error.code === 'NoSuchKey' || error.code === 'NotFound')) return null;
  throw error;
}

function fineWhenOurs(error: unknown): void {
  if (error instanceof S3Error && error.code === 'BucketAlreadyOwnedByYou') return;
  throw error;
}
