import type { HelmetOptions } from 'helmet';

/**
 * A strict policy: scripts and styles from ourselves only, nothing inline. Pictures being previewed are blobs; uploads and
 * the realtime connection may go to further origins of ours (an object store when distributed).
 */
export function securityHeaders(publicOrigin: string, uploadOrigin: string | undefined): HelmetOptions {
  const isSecure = publicOrigin.startsWith('https:');
  return {
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
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
}

/** Microphone and position are asked for by later screens of our own only. */
export const permissionsPolicy =
  'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=(), interest-cohort=()';
