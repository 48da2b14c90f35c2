import type { InputOf } from '@vybac/contracts';
import { changeSavedSearch, deleteSavedSearch, listSavedSearches, saveSearch } from '@vybac/contracts/listings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call';

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: ({ signal }) => call(listSavedSearches, {}, { signal }),
});

/** Says afterwards that the list is out of date. */
function useAct<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  });
}

export function useSaveSearch() {
  return useAct((body: InputOf<typeof saveSearch>['body']) => call(saveSearch, { body }));
}

export function useChangeSavedSearch(id: string) {
  return useAct((body: InputOf<typeof changeSavedSearch>['body']) => call(changeSavedSearch, { params: { id }, body }));
}

export function useDeleteSavedSearch(id: string) {
  return useAct(() => call(deleteSavedSearch, { params: { id } }));
}
