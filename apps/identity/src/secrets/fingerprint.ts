import { createHash } from 'node:crypto';

/** The fingerprint of a long random secret, which needs no slow hash: SHA-256, hexadecimal. */
export function fingerprintOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
