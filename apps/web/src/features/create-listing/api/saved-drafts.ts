import { deleteDraft, listDrafts, type ListingMode, saveDraft } from '@vybac/contracts/listings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';
import { type Draft, readDraft } from '../form/draft';
import { loadSchemas } from '../form/load-schemas';

/** What one has begun on any device, the last changed first. Asked anew whenever the form opens. */
export const savedDraftsQuery = queryOptions({
  queryKey: ['drafts'],
  queryFn: async ({ signal }) => (await call(listDrafts, {}, { signal })).items,
  staleTime: 0,
  gcTime: 0,
});

/** What was begun on this device; read once, for what is written from then on stands in the form. */
export const draftHereQuery = (actorId: string, mode: ListingMode) =>
  queryOptions({
    queryKey: ['drafts', actorId, mode],
    queryFn: () => readDraft(actorId, mode),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    // Going on without it would write over it.
    throwOnError: true,
  });

export async function putDraft({ id, mode, values, images, sources, given, version }: Draft) {
  const { cleanForm } = await loadSchemas();
  const imageIds = images.map(({ mediaId }) => mediaId);
  const body = { mode, form: cleanForm(values), given, sources, imageIds, version };
  return call(saveDraft, { params: { id }, body });
}

/** Throws it away; what is left over by accident is forgotten after 30 days. */
export function discardDraft(id: string): void {
  call(deleteDraft, { params: { id } }).catch(() => undefined);
}
