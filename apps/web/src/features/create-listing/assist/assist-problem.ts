import { ProblemError } from '@vybac/client';
import type { TFunction } from 'i18next';
import { type Explained, explainedProblem } from '../../../api/explained-problem';
import { problemText } from '../../../api/problem-text';

/** In which creation mode something failed. */
export type AssistedMode = 'text' | 'photos' | 'voice';

/** What the assistant refuses or fails at, in the specification's words for its mode (spec 2 §8). */
export function assistProblem(t: TFunction, error: unknown, mode: AssistedMode): Explained {
  const code = error instanceof ProblemError ? error.code : '';
  if (code.startsWith('assist.')) return { title: t(`errors:${code}`), description: t(`errors:explained.${code}`) };
  const failed = { title: t(`assist:failed.${mode}.title`), description: t(`assist:failed.${mode}.text`) };
  if (code.startsWith('network.')) return { title: failed.title, description: problemText(t, error) };
  return explainedProblem(t, error) ?? failed;
}
