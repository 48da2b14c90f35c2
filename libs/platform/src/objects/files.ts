import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** For `catch`: a file that is not there is no failure. */
export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  // ENOTDIR and EISDIR cannot occur: no file and folder share a name.
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Removes files that were written before a moment, from a folder and all below it; nothing when there is no folder. */
export async function removeOldFiles(folder: string, before: Date): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullWhenMissing);
  for (const entry of found ?? []) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    // Another process may be quicker.
    const written = await stat(file).catch(nullWhenMissing);
    if (written && written.mtime < before) await rm(file, { force: true });
  }
}
