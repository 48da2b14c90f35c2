/** What a cookie or an API client holds: `<sessionId>.<secret>`. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly secret: string;
}

export function writeRefreshToken({ sessionId, secret }: RefreshToken): string {
  return `${sessionId}.${secret}`;
}

/** Null for what cannot be one. */
export function readRefreshToken(text: string): RefreshToken | null {
  const [, sessionId, secret] = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{20,100})$/.exec(text) ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
}
