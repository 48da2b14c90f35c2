import type { Clock } from '@vybac/kit';
import { AwsV4Signer } from 'aws4fetch';
import type { PreparedUpload, UploadRequest } from './object-store';

export interface S3UploadLinksOptions {
  readonly endpoint: string;
  readonly publicEndpoint?: string | undefined;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  readonly region: string;
  readonly clock: Clock;
}

/** Links that an S3 store checks by itself. The store's client would sign neither type nor length (ADR 13). */
export class S3UploadLinks {
  constructor(private readonly options: S3UploadLinksOptions) {}

  async make({ key, contentType, bytes, expiresInSeconds }: UploadRequest): Promise<PreparedUpload> {
    const { endpoint, publicEndpoint, accessKey, secretKey, bucket, region, clock } = this.options;
    const now = clock.now();
    const place = new URL(`${(publicEndpoint ?? endpoint).replace(/\/$/, '')}/${bucket}/${key}`);
    place.searchParams.set('X-Amz-Expires', String(expiresInSeconds));
    const { url } = await new AwsV4Signer({
      method: 'PUT',
      url: place.href,
      headers: { 'content-type': contentType, 'content-length': String(bytes) },
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      service: 's3',
      region,
      datetime: now.toISOString().replace(/[:-]|\.\d{3}/g, ''),
      signQuery: true,
      allHeaders: true,
    }).sign();
    return {
      url: url.href,
      headers: { 'content-type': contentType },
      expiresAt: new Date(now.getTime() + expiresInSeconds * 1000),
    };
  }
}
