import { Injectable } from '@nestjs/common';
import { type FieldSource, listingLimits } from '@vybac/contracts/listings';
import sharp from 'sharp';
import type { Photo, Proposal } from '../engine/assist.engine';
import { type AdRead, readAd } from '../reading/read-ad';
import { Terms } from '../reading/terms';
import { coloursOf } from './colours';
import { hashOf } from './likeness';
import { type Likeness, LikenessStore } from './likeness.store';
import { TextRecognition } from './text-recognition.service';

/** Milliseconds after which no further photo is read, so that everybody waits below the gateway's limit. */
const readingTime = 8_000;

interface Looked {
  /** From 1, as people count. */
  readonly number: number;
  readonly text: string;
  readonly read: AdRead | null;
  readonly colours: readonly string[];
  readonly alike: readonly Likeness[];
}

/** What can be known of photos without a language model: writing on them, colours, pictures like them, the day they were taken. */
@Injectable()
export class PhotoReader {
  constructor(
    private readonly recognition: TextRecognition,
    private readonly likeness: LikenessStore,
  ) {
    // Photos are made elsewhere; looking at small ones takes one thread each, and nothing is kept between them.
    sharp.concurrency(1);
    sharp.cache(false);
  }

  async read(photos: readonly Photo[]): Promise<Proposal> {
    const until = AbortSignal.timeout(readingTime);
    const terms = await Terms.ready();
    const looked = await Promise.all(photos.map((photo, index) => this.look(photo, index + 1, terms, until)));
    const written = looked.filter(({ text }) => text !== '');
    const titled = written.find(({ read }) => read?.title);
    const tags = [...new Set([...looked.flatMap(({ read }) => read?.tags ?? []), ...(looked[0]?.colours ?? [])])];
    return {
      title: titled?.read?.title ? { value: titled.read.title, source: seen(titled, titled.text) } : null,
      description: written[0]
        ? { value: written.map(({ text }) => text).join('\n\n'), source: seen(written[0], null) }
        : null,
      // A price on a label is what it cost, not what its seller asks.
      priceAmount: null,
      // No photo is judged by us: what it is like is for its seller to say.
      condition: null,
      category: categoryFrom(looked),
      tags:
        tags.length === 0 ? null : { value: tags.slice(0, listingLimits.tags.maximum), source: seen(looked[0], null) },
      takenOn: photos.find(({ takenOn }) => takenOn !== null)?.takenOn ?? null,
    };
  }

  private async look({ bytes }: Photo, number: number, terms: Terms, until: AbortSignal): Promise<Looked> {
    const [text, colours, hash] = await Promise.all([
      this.recognition.read(bytes, until),
      coloursOf(bytes),
      hashOf(bytes),
    ]);
    const alike = hash === null ? [] : await this.likeness.like(hash);
    return { number, text, read: text === '' ? null : readAd(text, terms), colours, alike };
  }
}

/** By listings with nearly the same picture, else by what is written on a photo. */
function categoryFrom(looked: readonly Looked[]): Proposal['category'] {
  const [nearest] = looked
    .flatMap(({ number, alike }) => alike.map((listing) => ({ number, ...listing })))
    .sort((one, other) => one.distance - other.distance);
  if (nearest)
    return { value: nearest.category, source: { kind: 'likeness', quote: nearest.title, photo: nearest.number } };
  const [written] = looked
    .filter(({ read }) => (read?.category.share ?? 0) > 0)
    .sort((one, other) => (other.read?.category.share ?? 0) - (one.read?.category.share ?? 0));
  return written?.read
    ? { value: written.read.category.value, source: seen(written, written.read.category.because) }
    : null;
}

function seen(looked: Looked | undefined, quote: string | null): FieldSource {
  return { kind: 'photo', quote, photo: looked?.number ?? null };
}
