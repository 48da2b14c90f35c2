import { ProblemError } from '@vybac/client';
import type { TFunction } from 'i18next';

/** What went wrong, in the reader's language: by the problem's code, else the title that the server sent. */
export function problemText(t: TFunction, error: unknown): string {
  if (!(error instanceof ProblemError)) return t('errors:service.fault');
  return t(`errors:${error.code}`, { ...error.data, defaultValue: error.message });
}

/** The same, but a fault, which says nothing about what was wanted, is said in these words. */
export function problemTextOr(t: TFunction, error: unknown, faultText: string): string {
  const isFault = !(error instanceof ProblemError) || error.code === 'service.fault';
  return isFault ? faultText : problemText(t, error);
}
