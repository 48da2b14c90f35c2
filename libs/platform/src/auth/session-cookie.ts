/** Days that a browser keeps an unused session. */
export const sessionDays = 60;

/** A cookie as it stands in a `set-cookie` header. */
export interface SessionCookie {
  readonly name: string;
  /** The header that keeps a refresh token in the browser. */
  keep(refreshToken: string): string;
  /** The header that removes it. */
  clear(): string;
  /** The refresh token in a request's `cookie` header. */
  read(header: string | undefined): string | undefined;
}

/**
 * The session cookie of an origin (design §5): over https `__Host-vybac`, Secure; over http, which is loopback only,
 * `vybac` without Secure. Never readable by scripts, never sent along from other sites' forms.
 */
export function sessionCookie(publicOrigin: string): SessionCookie {
  const isSecure = publicOrigin.startsWith('https:');
  const name = isSecure ? '__Host-vybac' : 'vybac';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    name,
    keep: (refreshToken) => `${name}=${refreshToken}; ${attributes}; Max-Age=${sessionDays * 86_400}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
    read: (header) => readCookie(header, name),
  };
}

/** One cookie of a `cookie` header, undecoded: ours are plain. */
function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** Channel on which identity tells gateways, at once, that sessions have ended or speak for a changed person. */
export const sessionsChannel = 'sessions';

export interface SessionsWord {
  readonly sessionIds: readonly string[];
  /** False when the sessions go on with new claims (a guest upgraded, a tier changed). */
  readonly ended: boolean;
}
