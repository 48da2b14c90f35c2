import { ProblemError } from '@vybac/client';
import type { TFunction } from 'i18next';

const words: Readonly<Record<string, string>> = {
  'comment.required': 'comments.required',
  'comment.name_required': 'comments.nameRequired',
  'session.required': 'comments.session',
  'session.invalid': 'comments.session',
  'request.invalid': 'comments.invalid',
  'request.limited': 'comments.limited',
  'network.offline': 'comments.network',
  'network.failed': 'comments.network',
  'network.timeout': 'comments.network',
};

/** Why a comment was not taken, as the specification words it (spec 2 §8, Comments). */
export function commentProblem(t: TFunction, error: unknown): string {
  const code = error instanceof ProblemError ? error.code : '';
  return t(`listings:${words[code] ?? 'comments.failed'}`);
}
