import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Clock } from '@vybac/kit';
import { nullWhenMissing, removeOldFiles } from './files';
import { assertObjectKey } from './object-key';
import {
  ObjectStore,
  type OpenObject,
  type PreparedUpload,
  type StoredObject,
  type UploadRequest,
} from './object-store';
import { type StatedFile, UploadLinks } from './upload-links';

/** No object key has one, so that `a` and `a/b` may both be objects. */
const fileEnding = '~';
const incomingFolder = '.incoming';
const longestContentType = 127;
const forgottenAfterMilliseconds = 60 * 60 * 1000;

export interface FileObjectsOptions {
  readonly folder: string;
  /** Signs upload links. */
  readonly secret: string;
  readonly clock: Clock;
}

/**
 * Objects as files in a folder. A file's first line is its content type, the rest is the object: both come and go in one
 * rename.
 */
export class FileObjects extends ObjectStore {
  private readonly links: UploadLinks;

  private constructor(private readonly options: FileObjectsOptions) {
    super();
    this.links = new UploadLinks(options.secret, options.clock);
  }

  /** Makes the folder if needed and clears away what a crash left half-written. */
  static async open(options: FileObjectsOptions): Promise<FileObjects> {
    const incoming = join(options.folder, incomingFolder);
    await mkdir(incoming, { recursive: true });
    // Young ones may belong to another process on the same folder.
    await removeOldFiles(incoming, new Date(Date.now() - forgottenAfterMilliseconds));
    return new FileObjects(options);
  }

  async prepareUpload(request: UploadRequest): Promise<PreparedUpload> {
    assertObjectKey(request.key);
    return this.links.make(request);
  }

  /** Whether an upload link, by its query, is (still) valid for this key and such a file. */
  admitsUpload(key: string, query: Readonly<Record<string, unknown>>, stated: StatedFile): boolean {
    return this.links.admits(key, query, stated);
  }

  async admitsPagesOf(): Promise<boolean> {
    // Links lead to the gateway, where the pages come from.
    return true;
  }

  put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    return this.write(key, [bytes], contentType);
  }

  /** Stores what arrives, piece by piece; a source that fails leaves everything as it was. */
  async write(key: string, source: AsyncIterable<Buffer> | Iterable<Buffer>, contentType: string): Promise<void> {
    const path = this.path(key);
    const incoming = join(this.options.folder, incomingFolder, randomUUID());
    try {
      // Flushed before the rename: otherwise a power cut could leave an empty file under the final name.
      await writeFile(incoming, withFirstLine(contentType, source), { flag: 'wx', flush: true });
      await mkdir(dirname(path), { recursive: true });
      await rename(incoming, path);
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
  }

  async read(key: string): Promise<OpenObject | null> {
    const opened = await this.open(key);
    if (!opened) return null;
    const { handle, start, bytes, contentType } = opened;
    const stream: Readable = handle.createReadStream({ start });
    return { stream, bytes, contentType };
  }

  async head(key: string): Promise<StoredObject | null> {
    const opened = await this.open(key);
    await opened?.handle.close();
    return opened && { bytes: opened.bytes, contentType: opened.contentType };
  }

  async delete(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  async sweep(folder: string, before: Date): Promise<void> {
    assertObjectKey(folder);
    await removeOldFiles(join(this.options.folder, folder), before);
  }

  async isReachable(): Promise<boolean> {
    return (await stat(join(this.options.folder, incomingFolder))).isDirectory();
  }

  async close(): Promise<void> {
    // Nothing is held.
  }

  private path(key: string): string {
    assertObjectKey(key);
    return join(this.options.folder, key + fileEnding);
  }

  private async open(key: string) {
    const handle = await open(this.path(key)).catch(nullWhenMissing);
    if (!handle) return null;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestContentType + 1), 0, longestContentType + 1, 0);
    const contentType = buffer.toString('latin1', 0, bytesRead).split('\n')[0] ?? '';
    const start = contentType.length + 1;
    const { size } = await handle.stat();
    return { handle, start, bytes: size - start, contentType };
  }
}

async function* withFirstLine(
  contentType: string,
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncIterable<Buffer> {
  if (!/^[\x20-\x7e]+$/.test(contentType) || contentType.length > longestContentType)
    throw new Error('Not a content type');
  yield Buffer.from(`${contentType}\n`);
  yield* source;
}
