import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@vybac/contracts';
import type { assistCapabilities, ListingDraft } from '@vybac/contracts/listings';
import { cleanText } from '@vybac/kit';
import { AssistConfig } from './assist.config';
import { assistError, type AssistUse, inWords } from './drafts';
import { AssistEngine, type Proposal } from './engine/assist.engine';
import { Photos } from './photos/photos.service';
import { PricesService } from './price/prices.service';

/** Drafts of listings out of words and photos, with what comparable things go for. */
@Injectable()
export class DraftsService {
  constructor(
    private readonly engine: AssistEngine,
    private readonly photos: Photos,
    private readonly prices: PricesService,
    private readonly config: AssistConfig,
  ) {}

  capabilities(): OutputOf<typeof assistCapabilities> {
    const { name } = this.engine;
    return { text: name, photos: name, voice: this.config.provider && 'provider' };
  }

  /** @throws AppError `assist.*` in the words of the mode */
  async fromText(text: string, mode: 'text' | 'voice'): Promise<ListingDraft> {
    const said = cleanText(text);
    if (said === '') throw assistError(mode === 'voice' ? 'assist.no_speech' : 'assist.description_missing');
    return this.priced(await inUse(mode, () => this.engine.fromText(said)));
  }

  /** @throws AppError `assist.photos_missing`, `media.missing`, `assist.photos_failed`, `assist.invalid_listing` */
  async fromPhotos(ownerId: string, imageIds: readonly string[]): Promise<ListingDraft> {
    if (imageIds.length === 0) throw assistError('assist.photos_missing');
    const photos = await this.photos.open(ownerId, imageIds);
    return this.priced(await inUse('photos', () => this.engine.fromPhotos(photos)));
  }

  // A price that nobody named is proposed from comparables, or not at all.
  private async priced(proposal: Proposal): Promise<ListingDraft> {
    const { title, category, condition } = proposal;
    const { range } =
      title && category
        ? await this.prices.suggest({
            title: title.value,
            category: category.value,
            condition: condition?.value ?? null,
            listingId: null,
          })
        : { range: null };
    const priceAmount =
      proposal.priceAmount ??
      (range && { value: range.median.amount, source: { kind: 'comparables' as const, quote: null, photo: null } });
    return { ...proposal, priceAmount, priceRange: range, engine: this.engine.name };
  }
}

async function inUse<Value>(use: AssistUse, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw inWords(use, error);
  }
}
