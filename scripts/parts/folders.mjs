import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Pinned versions, shared with the tests that start these parts. */
export const parts = JSON.parse(readFileSync(join(root, 'libs/testing/src/infrastructure/parts.json'), 'utf8'));

/** One folder per version, outside the checkout, so a fresh clone finds what an earlier one fetched. */
const cache = join(homedir(), '.cache/vybac/parts');

export const partFolder = (part) => join(cache, parts[part].folder);

/** Fills a part's folder whole or not at all: `work` gets a fresh folder, which takes the part's place when it succeeded. */
export async function fillFolder(part, work) {
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(join(cache, 'fetching-'));
  try {
    await work(fresh);
    await rm(partFolder(part), { recursive: true, force: true });
    await rename(fresh, partFolder(part));
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

export function isOnPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
