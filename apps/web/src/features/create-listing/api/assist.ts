import { assistCapabilities, draftFromPhotos, draftFromText, type ListingDraft } from '@vybac/contracts/listings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** What the assistant can do here. Asking also makes it ready for the first text. */
export const assistAbilities = queryOptions({
  queryKey: ['assist', 'capabilities'],
  queryFn: ({ signal }) => call(assistCapabilities, {}, { signal }),
  staleTime: Infinity,
});

/** A listing out of words. @throws ProblemError `assist.*` */
export function listingFromWords(text: string, mode: 'text' | 'voice'): Promise<ListingDraft> {
  return call(draftFromText, { body: { text, mode } });
}

/** A listing out of uploaded photos, all of them. @throws ProblemError `assist.*` */
export function listingFromPhotos(imageIds: string[]): Promise<ListingDraft> {
  return call(draftFromPhotos, { body: { imageIds } });
}
