import { parseCookie, stringifySetCookie } from 'cookie';

const name = 'vybac_device';
const year = 365 * 24 * 60 * 60;

/** Names a browser, for the limit on new guests. Null when it has no name yet. */
export function readDeviceCookie(header: string | undefined): string | null {
  const value = header === undefined ? undefined : parseCookie(header)[name];
  return value && /^[0-9a-f-]{36}$/.test(value) ? value : null;
}

export function writeDeviceCookie(device: string, secure: boolean): string {
  return stringifySetCookie({ name, value: device, maxAge: year, path: '/', httpOnly: true, sameSite: 'lax', secure });
}
