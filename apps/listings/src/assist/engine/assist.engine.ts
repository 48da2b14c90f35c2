import type { ListingDraft } from '@vybac/contracts/listings';

/** What an engine proposes; prices of comparables are added to every engine's draft alike. */
export type Proposal = Omit<ListingDraft, 'engine' | 'priceRange'>;

/** A photo to read a listing from, in its order. */
export interface Photo {
  readonly mediaId: string;
  /** WebP, upright, without hidden data. */
  readonly bytes: Buffer;
  readonly takenOn: string | null;
}

/** Makes a listing out of words or photos. The local engine is always there; a provider's takes its place when one is configured. */
export abstract class AssistEngine {
  abstract readonly name: ListingDraft['engine'];

  /** @throws ProviderFailure */
  abstract fromText(text: string): Promise<Proposal>;

  /** @throws ProviderFailure */
  abstract fromPhotos(photos: readonly Photo[]): Promise<Proposal>;
}
