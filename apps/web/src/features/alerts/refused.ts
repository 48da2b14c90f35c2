import { ProblemError } from '@vybac/client';
import type { TFunction } from 'i18next';
import { problemText } from '../../api/problem-text';

/** What the server has against what was typed; null when that is not what went wrong. */
export function refusalText(t: TFunction, error: unknown): string | null {
  const isRefusal = error instanceof ProblemError && error.status < 500;
  return isRefusal ? problemText(t, error) : null;
}
