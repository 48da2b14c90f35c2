import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@vybac/kit';
import type { PreparedUpload, UploadRequest } from './object-store';

/** What a link allows. */
export interface UploadPermit {
  readonly key: string;
  readonly contentType: string;
  readonly maximumBytes: number;
}

/** Makes and checks links of the form `/uploads/<key>?expires&contentType&maximumBytes&signature`. */
export class UploadLinks {
  constructor(
    private readonly secret: string,
    private readonly clock: Clock,
  ) {}

  make({ key, contentType, maximumBytes, expiresInSeconds }: UploadRequest): PreparedUpload {
    // Whole seconds, so that link and answer name the same moment.
    const expires = Math.floor(this.clock.now().getTime() / 1000) + expiresInSeconds;
    const query = new URLSearchParams({ expires: String(expires), contentType, maximumBytes: String(maximumBytes) });
    query.set('signature', this.sign(key, String(expires), contentType, String(maximumBytes)).toString('base64url'));
    return {
      url: `/uploads/${key}?${query.toString()}`,
      headers: { 'content-type': contentType },
      expiresAt: new Date(expires * 1000),
    };
  }

  /** What the link allows, or null when it was not made here or its time is over. */
  read(key: string, query: Readonly<Record<string, unknown>>): UploadPermit | null {
    const { expires, contentType, maximumBytes, signature } = query;
    if (typeof expires !== 'string' || typeof contentType !== 'string') return null;
    if (typeof maximumBytes !== 'string' || typeof signature !== 'string') return null;
    const expected = this.sign(key, expires, contentType, maximumBytes);
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    if (Number(expires) * 1000 <= this.clock.now().getTime()) return null;
    return { key, contentType, maximumBytes: Number(maximumBytes) };
  }

  private sign(...parts: string[]): Buffer {
    // As JSON, so that no two different sets of parts look the same.
    return createHmac('sha256', this.secret)
      .update(JSON.stringify(['upload', ...parts]))
      .digest();
  }
}
