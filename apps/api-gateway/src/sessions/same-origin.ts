import type { IncomingMessage } from 'node:http';
import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses commands that another site makes a browser send with our cookie. Browsers name the page they come from in
 * `Origin` (or say `Sec-Fetch-Site`); API clients with bearer tokens have no cookie that could be abused.
 * @throws AppError `request.forbidden_origin`
 */
export function assertSameOrigin(request: IncomingMessage): void {
  if (reading.has(request.method ?? '')) return;
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const foreignSite = typeof site === 'string' && site !== 'same-origin' && site !== 'none';
  const foreignOrigin = typeof origin === 'string' && hostOf(origin) !== host;
  if (foreignSite || foreignOrigin) throw new AppError(commonErrors['request.forbidden_origin']);
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/**
 * Cookies need https, except on loopback: over plain http from elsewhere they could be read on the way (design §5).
 * @throws AppError `request.insecure_origin` with an explanation
 */
export function assertSecureOrigin(request: IncomingMessage, publicOrigin: string): void {
  if (publicOrigin.startsWith('https:') || loopback.test(request.headers.host ?? '')) return;
  throw new AppError(commonErrors['request.insecure_origin'], {
    detail:
      'This marketplace is reached over plain http from another machine. Set PUBLIC_ORIGIN to its https address, or open it on localhost.',
  });
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
