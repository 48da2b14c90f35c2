import { deleteDraft, draftForm, listDrafts, saveDraft } from '@vybac/contracts/listings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';
import type { Draft } from '../form/draft';

/** What one has begun on any device, the last changed first. Asked anew whenever the form opens. */
export const savedDraftsQuery = queryOptions({
  queryKey: ['drafts'],
  queryFn: async ({ signal }) => (await call(listDrafts, {}, { signal })).items,
  staleTime: 0,
  gcTime: 0,
});

export function putDraft({ id, mode, values, images, sources, given, version }: Draft) {
  const imageIds = images.map(({ mediaId }) => mediaId);
  const body = { mode, form: draftForm.parse(values), given, sources, imageIds, version };
  return call(saveDraft, { params: { id }, body });
}

/** Throws it away; what is left over by accident is forgotten after 30 days. */
export function discardDraft(id: string): void {
  call(deleteDraft, { params: { id } }).catch(() => undefined);
}
