import { commonErrors } from '@vybac/contracts';
import {
  identityErrors,
  type Language,
  languages,
  missingSignUpMessage,
  usernameProblem,
  usernameTakenMessage,
} from '@vybac/contracts/identity';
import { AppError } from '@vybac/kit';
import { z } from 'zod';
import { assertAcceptablePassword, cleanPassword } from './password';

export interface TypedRegistration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

const mailAddress = z.email();

/** Addresses that differ only in case or in spaces around them are the same. */
export function cleanEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * What somebody typed to sign up, cleaned (spec 1 §5).
 * @throws AppError `account.missing_information`, `account.username_invalid`, `request.invalid` for the e-mail,
 * `account.password_too_short`, `account.password_too_common`
 */
export function readRegistration(typed: TypedRegistration): TypedRegistration {
  const username = typed.username.trim();
  const email = cleanEmail(typed.email);
  const password = cleanPassword(typed.password);
  if (!username || !email || !password) {
    throw new AppError(identityErrors['account.missing_information'], { detail: missingSignUpMessage });
  }
  const problem = usernameProblem(username);
  if (problem)
    throw new AppError(identityErrors['account.username_invalid'], { detail: problem, fields: { username: problem } });
  if (!mailAddress.safeParse(email).success) {
    throw new AppError(commonErrors['request.invalid'], { fields: { email: 'Please enter a valid email address' } });
  }
  assertAcceptablePassword(password);
  return { username, email, password };
}

export function usernameTaken(suggestions: readonly string[]): AppError {
  const fields = { username: usernameTakenMessage };
  return new AppError(identityErrors['account.username_taken'], {
    detail: usernameTakenMessage,
    fields,
    data: { suggestions },
  });
}

export function emailTaken(): AppError {
  return new AppError(identityErrors['account.email_taken'], {
    detail: 'This email is already registered. Try signing in instead.',
  });
}

/** The first language we speak: as chosen on the screen, else as the browser prefers. */
export function languageOf(chosen: string | undefined, acceptLanguage: string | undefined): Language {
  const wanted = [chosen ?? '', ...(acceptLanguage ?? '').split(',')].map((tag) =>
    tag.trim().slice(0, 2).toLowerCase(),
  );
  return (
    languages.find((language) => language === wanted.find((tag) => languages.some((spoken) => spoken === tag))) ?? 'en'
  );
}
