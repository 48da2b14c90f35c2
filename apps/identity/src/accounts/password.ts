import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityErrors, passwordMinimum, passwordTooShortMessage } from '@vybac/contracts/identity';
import { AppError, codePoints } from '@vybac/kit';

// The 3,000 most used passwords of 6 or more characters, from zxcvbn (MIT, Dan Wheeler and Dropbox, Inc.).
const commonPasswords = new Set(readFileSync(join(__dirname, 'common-passwords.txt'), 'utf8').split('\n'));

/** The same at sign-up, sign-in and reset (rulings, Passwords). */
export function cleanPassword(typed: string): string {
  return typed.normalize('NFC').trim();
}

/** @throws AppError `account.password_too_short`, `account.password_too_common` */
export function assertAcceptablePassword(password: string): void {
  if (codePoints(password) < passwordMinimum) {
    throw new AppError(identityErrors['account.password_too_short'], { detail: passwordTooShortMessage });
  }
  if (commonPasswords.has(password.toLowerCase())) {
    throw new AppError(identityErrors['account.password_too_common'], {
      detail: 'Many people use this password. Please choose another one.',
    });
  }
}
