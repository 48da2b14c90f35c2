import { useQuery } from '@tanstack/react-query';
import { recentSearches } from '../../../storage/recent-searches';
import { suggestionsQuery } from '../api/suggestions';
import { useSettled } from '../../../timing/use-settled';

/** Milliseconds of rest after a key before suggestions are asked for. */
const suggestionRest = 120;
const mostOptions = 8;

/** One row under the search box. */
export interface SearchOption {
  readonly kind: 'recent' | 'words' | 'title';
  /** What is searched for when it is chosen. */
  readonly text: string;
  /** How many listings it leads to, capped; null for what was searched for before. */
  readonly count: number | null;
}

/** With nothing typed what was searched for lately, and then what the marketplace has that goes on like this. */
export function useSearchOptions(typed: string, isOpen: boolean): readonly SearchOption[] {
  const words = typed.trim();
  const query = suggestionsQuery(useSettled(words, suggestionRest));
  const { data } = useQuery({ ...query, enabled: isOpen && query.enabled });
  if (!isOpen) return [];
  if (words === '') return recentSearches().map((text) => ({ kind: 'recent', text, count: null }));
  // An answer to the letters before may say no more than what stands there already.
  const items = query.enabled ? (data?.items ?? []) : [];
  return items.filter(({ text }) => text !== words).slice(0, mostOptions);
}
