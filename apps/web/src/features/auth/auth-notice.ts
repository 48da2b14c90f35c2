import { ProblemError } from '@vybac/client';
import type { TFunction } from 'i18next';
import { explainedProblem, type Explained } from '../../api/explained-problem';
import { problemText } from '../../api/problem-text';

/** What somebody reads when signing in or up failed (spec 1 §8). The generic title differs on a mobile device. */
export function authNotice(t: TFunction, error: unknown, mobile: boolean): Explained {
  const explained = explainedProblem(t, error);
  if (explained) return explained;
  if (error instanceof ProblemError && error.status >= 500) {
    return { title: t('errors:service.fault'), description: t('auth:failed.later') };
  }
  const title = t(mobile ? 'auth:failed.mobileTitle' : 'auth:failed.title');
  if (error instanceof ProblemError) return { title, description: problemText(t, error) };
  return { title, description: t(wordsFor(error instanceof Error ? error.message : '')) };
}

function wordsFor(message: string): string {
  if (/network/i.test(message)) return 'errors:network.failed';
  if (/timeout/i.test(message)) return 'errors:network.timeout';
  if (message.includes('Invalid login credentials')) return 'auth:failed.credentials';
  return 'auth:failed.generic';
}
