import type { Actor } from '@vybac/contracts/identity';
import { exchangeSession } from '@vybac/contracts/identity';
import { AppError } from '@vybac/kit';
import type { AccessTokens, ServiceClient, SessionCookie } from '@vybac/platform';
import type { Socket } from 'socket.io';

/**
 * Who stands behind a connection: the session cookie of a browser, or the access token of an API client (`auth.token`).
 * Null for visitors.
 * @throws AppError `session.invalid` for a token that is not good
 */
export async function callerOf(
  { handshake }: Socket,
  { services, accessTokens, cookie }: { services: ServiceClient; accessTokens: AccessTokens; cookie: SessionCookie },
): Promise<Actor | null> {
  const given: unknown = handshake.auth['token'];
  if (typeof given === 'string') return accessTokens.read(given);
  const refreshToken = cookie.read(handshake.headers.cookie);
  if (!refreshToken) return null;
  try {
    // A rotated cookie cannot be handed over here; identity lets the old one go on until the new one was seen.
    const { accessToken } = await services.call(exchangeSession, { body: { refreshToken } });
    return await accessTokens.read(accessToken);
  } catch (error) {
    if (error instanceof AppError && error.code === 'session.invalid') return null;
    throw error;
  }
}

/** Browsers name the page that opens a socket: pages of other sites may not (cross-site websocket hijacking). */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicOrigin: string): boolean {
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
