import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@vybac/kit';
import type { PreparedUpload, UploadRequest } from './object-store';

/** What a sender states in the headers of a request, as it came. */
export interface StatedFile {
  readonly contentType: string | undefined;
  /** Node reads exactly this many bytes of a body, or fails. */
  readonly contentLength: string | undefined;
}

/** Makes and checks links of the form `/uploads/<key>?expires&signature`, signed over type and length too. */
export class UploadLinks {
  constructor(
    private readonly secret: string,
    private readonly clock: Clock,
  ) {}

  make({ key, contentType, bytes, expiresInSeconds }: UploadRequest): PreparedUpload {
    // Whole seconds, so that link and answer name the same moment.
    const expires = Math.floor(this.clock.now().getTime() / 1000) + expiresInSeconds;
    const signature = this.sign(key, String(expires), contentType, String(bytes)).toString('base64url');
    return {
      url: `/uploads/${key}?${new URLSearchParams({ expires: String(expires), signature }).toString()}`,
      headers: { 'content-type': contentType },
      expiresAt: new Date(expires * 1000),
    };
  }

  /** Whether the link was made here, for this key and such a file, and its time is not over. */
  admits(key: string, query: Readonly<Record<string, unknown>>, { contentType, contentLength }: StatedFile): boolean {
    const { expires, signature } = query;
    if (typeof expires !== 'string' || typeof signature !== 'string') return false;
    if (contentType === undefined || contentLength === undefined) return false;
    const expected = this.sign(key, expires, contentType, contentLength);
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
    return Number(expires) * 1000 > this.clock.now().getTime();
  }

  private sign(...parts: string[]): Buffer {
    // As JSON, so that no two different sets of parts look the same.
    return createHmac('sha256', this.secret)
      .update(JSON.stringify(['upload', ...parts]))
      .digest();
  }
}
