import { Injectable } from '@nestjs/common';
import type { FieldSource } from '@vybac/contracts/listings';
import { cleanText } from '@vybac/kit';
import { PhotoReader } from '../photos/photo-reader.service';
import { readAd } from '../reading/read-ad';
import { Terms } from '../reading/terms';
import { AssistEngine, type Photo, type Proposal } from './assist.engine';

const words = (quote: string): FieldSource => ({ kind: 'words', quote: quote || null, photo: null });

/** Reads words by its own vocabulary, and photos by what is written and known of them. Asks nobody, invents nothing. */
@Injectable()
export class LocalEngine extends AssistEngine {
  readonly name = 'local';

  constructor(private readonly photos: PhotoReader) {
    super();
  }

  async fromText(text: string): Promise<Proposal> {
    const { title, category, condition, price, tags } = readAd(text, await Terms.ready());
    return {
      title: title === null ? null : { value: title, source: words('') },
      description: { value: cleanText(text), source: words('') },
      priceAmount: price && { value: price.value, source: words(price.because) },
      condition: condition && { value: condition.value, source: words(condition.because) },
      category: {
        value: category.value,
        source: category.share > 0 ? words(category.because) : { kind: 'guess', quote: null, photo: null },
      },
      tags: tags.length === 0 ? null : { value: [...tags], source: words('') },
      takenOn: null,
    };
  }

  fromPhotos(photos: readonly Photo[]): Promise<Proposal> {
    return this.photos.read(photos);
  }
}
