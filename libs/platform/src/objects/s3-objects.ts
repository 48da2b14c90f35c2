import { IncomingMessage } from 'node:http';
import { type BucketItem, Client, S3Error } from 'minio';
import type { Clock } from '@vybac/kit';
import { assertObjectKey } from './object-key';
import {
  ObjectStore,
  type OpenObject,
  type PreparedUpload,
  type StoredObject,
  type UploadRequest,
} from './object-store';
import { S3UploadLinks } from './s3-upload-links';

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
  private readonly links: S3UploadLinks;

  private constructor(
    private readonly client: Client,
    private readonly options: S3ObjectsOptions,
  ) {
    super();
    this.links = new S3UploadLinks({ ...options, region: options.region ?? defaultRegion });
  }

  /** Connects and makes the bucket if there is none. */
  static async connect(options: S3ObjectsOptions): Promise<S3Objects> {
    const client = clientFor(options.endpoint, options);
    await client.makeBucket(options.bucket, options.region ?? defaultRegion).catch(fineWhenOurs);
    return new S3Objects(client, options);
  }

  async prepareUpload(request: UploadRequest): Promise<PreparedUpload> {
    assertObjectKey(request.key);
    return this.links.make(request);
  }

  async admitsPagesOf(origin: string): Promise<boolean> {
    const { endpoint, bucket } = this.options;
    // What a browser asks before it sends a file to another origin.
    const answer = await fetch(`${endpoint}/${bucket}/any`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    });
    const admitted = answer.headers.get('access-control-allow-origin');
    return answer.ok && (admitted === origin || admitted === '*');
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

  async sweep(folder: string, before: Date): Promise<void> {
    assertObjectKey(folder);
    const names: string[] = [];
    const found = this.client.listObjectsV2(this.options.bucket, `${folder}/`, true) as AsyncIterable<BucketItem>;
    for await (const { name, lastModified } of found) if (name && lastModified < before) names.push(name);
    if (names.length > 0) await this.client.removeObjects(this.options.bucket, names);
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
