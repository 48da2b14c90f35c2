import { ProblemError } from '@vybac/client';
import type { TFunction } from 'i18next';
import { problemText } from './problem-text';

export interface Explained {
  title: string;
  description?: string;
}

/**
 * A refusal in the specification's words: title and explanation (`errors:explained.<code>`, or what the server adds).
 * Null when nothing was decided: the server could not be reached or failed.
 */
export function explainedProblem(t: TFunction, error: unknown): Explained | null {
  if (!(error instanceof ProblemError) || error.status === 0 || error.status >= 500) return null;
  const description: string = t(`errors:explained.${error.code}`, { defaultValue: error.detail ?? '' });
  return { title: problemText(t, error), ...(description && { description }) };
}
