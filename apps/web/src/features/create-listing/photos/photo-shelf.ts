import type { Image } from '@vybac/contracts/listings';
import type { UploadOptions } from '../../../api/upload-image';
import { choosePhotos, formPhotos, type Photo, type PhotoRules, type Refusal } from './photo';

export interface PhotoShelfParts {
  upload: (file: File, options: Omit<UploadOptions, 'purpose'>) => Promise<Image>;
  discard: (image: Image) => void;
}

interface Upload {
  readonly file: File;
  readonly controller: AbortController;
  finished: Promise<void>;
}

/** The photos of one form in their order. Each uploads by itself as soon as it is picked. */
export class PhotoShelf {
  private photos: readonly Photo[];
  private readonly uploads = new Map<string, Upload>();
  private readonly listeners = new Set<() => void>();
  private nextKey = 1;

  /** @param kept photos that are already part of the listing: taking one away does not throw it away. */
  constructor(
    private readonly parts: PhotoShelfParts,
    uploaded: readonly Image[] = [],
    private readonly kept: ReadonlySet<string> = new Set(),
    readonly rules: PhotoRules = formPhotos,
  ) {
    this.photos = uploaded.map((image) => ({
      key: image.mediaId,
      previewUrl: image.urls.small,
      state: { kind: 'ready', image },
    }));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly all = (): readonly Photo[] => this.photos;

  get room(): number {
    return this.rules.limit - this.photos.length;
  }

  /** Those that have arrived, in order. */
  get images(): Image[] {
    return this.photos.flatMap(({ state }) => (state.kind === 'ready' ? [state.image] : []));
  }

  /** Why the first one that failed did; undefined while none has. */
  get failure(): unknown {
    return this.photos.flatMap(({ state }) => (state.kind === 'failed' ? [state.error] : []))[0];
  }

  add(files: readonly File[]): Refusal | null {
    const { taken, refusal } = choosePhotos(files, this.room, this.rules);
    for (const file of taken) {
      const key = `picked-${this.nextKey++}`;
      const photo: Photo = { key, previewUrl: URL.createObjectURL(file), state: { kind: 'uploading', percent: 0 } };
      this.change([...this.photos, photo]);
      this.start(key, file);
    }
    return refusal;
  }

  retry(key: string): void {
    const upload = this.uploads.get(key);
    if (upload) this.start(key, upload.file);
  }

  remove(key: string): void {
    const photo = this.photos.find((candidate) => candidate.key === key);
    if (!photo) return;
    this.uploads.get(key)?.controller.abort();
    if (this.uploads.delete(key)) URL.revokeObjectURL(photo.previewUrl);
    if (photo.state.kind === 'ready' && !this.kept.has(photo.state.image.mediaId))
      this.parts.discard(photo.state.image);
    this.change(this.photos.filter((candidate) => candidate !== photo));
  }

  /** Puts a photo at a place counted from 0; the first is the cover. */
  move(key: string, place: number): void {
    const photo = this.photos.find((candidate) => candidate.key === key);
    if (!photo || place < 0 || place >= this.photos.length) return;
    const others = this.photos.filter((candidate) => candidate !== photo);
    this.change([...others.slice(0, place), photo, ...others.slice(place)]);
  }

  /** Resolves when nothing is under way any more: true when every photo has arrived. */
  async settled(): Promise<boolean> {
    await Promise.all([...this.uploads.values()].map(({ finished }) => finished));
    return this.photos.every(({ state }) => state.kind === 'ready');
  }

  private start(key: string, file: File): void {
    const controller = new AbortController();
    const show = (state: Photo['state']) => {
      if (!controller.signal.aborted)
        this.change(this.photos.map((photo) => (photo.key === key ? { ...photo, state } : photo)));
    };
    show({ kind: 'uploading', percent: 0 });
    const finished = this.parts
      .upload(file, { signal: controller.signal, onProgress: (percent) => show({ kind: 'uploading', percent }) })
      .then(
        (image) => {
          if (controller.signal.aborted) return this.parts.discard(image);
          show({ kind: 'ready', image });
        },
        (error: unknown) => show({ kind: 'failed', error }),
      );
    this.uploads.set(key, { file, controller, finished });
  }

  private change(photos: readonly Photo[]): void {
    this.photos = photos;
    this.listeners.forEach((listener) => listener());
  }
}
