import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

/** Header names and values in turn, in the order in which they go out. */
export type HeaderList = readonly string[];

/** Of Internet Explorer, of Flash, or what browsers do without being told: bytes in every answer that nobody reads. */
const ofOldBrowsers = {
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** Microphone and position are asked for by later screens of our own only. */
const permissionsPolicy =
  'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=(), interest-cohort=()';

/**
 * For pages. A strict policy: scripts and styles from ourselves only, nothing inline. Pictures being previewed are blobs;
 * uploads and the realtime connection may go to further origins of ours (an object store when distributed).
 */
export function pageHeaders(publicOrigin: string, uploadOrigin: string | undefined): HeaderList {
  const isSecure = publicOrigin.startsWith('https:');
  return headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        // React sets positions and sizes as style attributes of elements, which carry no code.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'media-src': ["'self'", 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(uploadOrigin ? [uploadOrigin] : [])],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: transport(isSecure),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    ...ofOldBrowsers,
  }).concat('permissions-policy', permissionsPolicy);
}

/** For answers that are no pages: opened as one they may load, run and be framed by nothing. */
export function answerHeaders(publicOrigin: string): HeaderList {
  return headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: transport(publicOrigin.startsWith('https:')),
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xFrameOptions: false,
    ...ofOldBrowsers,
  });
}

export function setHeaders(response: ServerResponse, headers: HeaderList): void {
  for (let index = 0; index + 1 < headers.length; index += 2)
    response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
}

/** Answers with bytes that are at hand. Headers that go out as one list cost a fraction of headers set one by one. */
export function sendBytes(response: ServerResponse, status: number, headers: HeaderList, bytes: Buffer): void {
  response.writeHead(status, [...headers, 'content-length', String(bytes.byteLength)]);
  response.end(bytes);
}

function transport(isSecure: boolean) {
  return isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false;
}

/** What helmet would set on every answer, worked out once: it is the same each time. */
function headersOf(options: HelmetOptions): string[] {
  const headers: string[] = [];
  const collecting = {
    setHeader: (name: string, value: string) => void headers.push(name, value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, collecting as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return headers;
}
