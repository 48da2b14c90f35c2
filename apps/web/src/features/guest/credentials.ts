import { guestIdPattern, pinPattern, type GuestCredentials } from '@vybac/contracts/identity';

export const pinLength = 6;

export type CredentialsMistake = 'missing_credentials' | 'invalid_format' | 'invalid_pin_format';

/** A Guest ID as somebody meant it: without blanks around, its letters in upper case after "Guest-". */
export function readGuestId(typed: string): string {
  const [, prefix, rest] = /^(guest-)?(.*)$/i.exec(typed.trim()) ?? [];
  return `${prefix ? 'Guest-' : ''}${(rest ?? '').toUpperCase()}`;
}

/** What is wrong with what a returning guest typed (spec 1 §5), or null. */
export function credentialsMistake({ guestId, pin }: GuestCredentials): CredentialsMistake | null {
  if (guestId === '' || pin === '') return 'missing_credentials';
  if (!guestIdPattern.test(guestId)) return 'invalid_format';
  return pinPattern.test(pin) ? null : 'invalid_pin_format';
}
