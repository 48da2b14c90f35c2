import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Worker } from 'tesseract.js';
import { writingIn } from './writing';

/** Longest side that is read, in pixels: the labels of goods are large enough in it, and the work is bounded. */
const longestSide = 1_000;
/** Milliseconds for one photo, and for loading the recogniser. */
const timeLimit = 2_500;
/** The recogniser takes 100 MB: it is let go when nobody has used it for so long, in milliseconds. */
const idleFor = 60_000;

/**
 * Reads what is written on a photo, by Tesseract in a thread of its own: nothing leaves this machine, nothing is fetched. It knows
 * Latin letters, as labels and book covers have them, through its English data. One photo at a time in one process.
 */
@Injectable()
export class TextRecognition implements OnModuleDestroy {
  private readonly logger = new Logger(TextRecognition.name);
  private readonly turn = pLimit(1);
  private worker: Promise<Worker> | null = null;
  private idle: NodeJS.Timeout | undefined;

  /**
   * The text, line by line; empty when nothing can be read, or not in time.
   * @param until a photo whose turn comes after it is not read
   */
  read(photo: Buffer, until: AbortSignal): Promise<string> {
    return this.turn(async () => {
      if (until.aborted) return '';
      clearTimeout(this.idle);
      try {
        return await this.recognised(photo);
      } catch (error) {
        this.logger.warn(`A photo could not be read: ${String(error)}`);
        await this.letGo();
        return '';
      } finally {
        this.idle = setTimeout(() => void this.letGo(), idleFor).unref();
      }
    });
  }

  onModuleDestroy(): Promise<void> {
    clearTimeout(this.idle);
    return this.letGo();
  }

  private async recognised(photo: Buffer): Promise<string> {
    const picture = await sharp(photo)
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .greyscale()
      .png({ compressionLevel: 1 })
      .toBuffer();
    const worker = await inTime((this.worker ??= startWorker()));
    const { data } = await inTime(worker.recognize(picture, {}, { text: false, blocks: true }));
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
    return writingIn(lines.map(({ words }) => words));
  }

  // Also ends what a photo has kept it busy with beyond its time.
  private async letGo(): Promise<void> {
    const worker = this.worker;
    this.worker = null;
    await worker?.then(
      (started) => started.terminate(),
      () => undefined,
    );
  }
}

async function startWorker(): Promise<Worker> {
  // Loaded when the first photo comes: a process that reads none pays nothing for it.
  const { createWorker, OEM } = await import('tesseract.js');
  const data = dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    // Without it a failing photo ends the process; it is told by the rejected promise as well.
    errorHandler: () => undefined,
  });
  // Photos carry no resolution; Tesseract would complain about each.
  await worker.setParameters({ user_defined_dpi: '70' });
  return worker;
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It takes too long')), timeLimit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
