import { ProblemError } from '@vybac/client';
import type { TFunction } from 'i18next';

/** What went wrong, in the reader's language: by the problem's code, else the title that the server sent. */
export function problemText(t: TFunction, error: unknown): string {
  if (!(error instanceof ProblemError)) return t('errors:service.fault');
  return t(`errors:${error.code}`, { defaultValue: error.message });
}
