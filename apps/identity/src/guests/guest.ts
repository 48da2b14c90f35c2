import {
  guestIdMessage,
  guestIdPattern,
  identityErrors,
  missingGuestCredentialsMessage,
  pinMessage,
  pinPattern,
} from '@vybac/contracts/identity';
import { AppError, type Ids, upperCaseAndDigits } from '@vybac/kit';

const guestIdLength = 8;
const pinLength = 6;
const suffixLength = 4;

export interface TypedGuestCredentials {
  readonly guestId?: string | undefined;
  readonly pin?: string | undefined;
}

/** `Guest-` and 8 upper-case letters or digits. Uniqueness is the store's business. */
export function drawGuestId(ids: Ids): string {
  return `Guest-${ids.secret(upperCaseAndDigits, guestIdLength)}`;
}

export function drawPin(ids: Ids): string {
  return ids.secret(upperCaseAndDigits, pinLength);
}

/** What others see after "Guest". Drawn again when it happens to stand in the Guest ID, which nobody may guess from it. */
export function drawPublicSuffix(ids: Ids, guestId: string): string {
  for (;;) {
    const suffix = ids.secret(upperCaseAndDigits, suffixLength);
    if (!guestId.includes(suffix)) return suffix;
  }
}

/**
 * What a returning guest typed, trimmed (spec 1 §5).
 * @throws AppError `guest.missing_credentials`, `guest.invalid_format`, `guest.invalid_pin_format`
 */
export function readGuestCredentials(typed: TypedGuestCredentials): { guestId: string; pin: string } {
  const guestId = typed.guestId?.trim() ?? '';
  const pin = typed.pin?.trim() ?? '';
  if (!guestId || !pin) {
    throw new AppError(identityErrors['guest.missing_credentials'], { detail: missingGuestCredentialsMessage });
  }
  if (!guestIdPattern.test(guestId))
    throw new AppError(identityErrors['guest.invalid_format'], { detail: guestIdMessage });
  if (!pinPattern.test(pin)) throw new AppError(identityErrors['guest.invalid_pin_format'], { detail: pinMessage });
  return { guestId, pin };
}
