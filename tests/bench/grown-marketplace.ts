import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@vybac/testing';
import { generatedMarketplace } from './generated/marketplace';
import { growTo } from './neighbourhood';
import type { Goal } from './report';
import { openStageIn, type Stage } from './stage';

/** A small marketplace, what it has grown to, and how long that took and what it weighs. */
export interface Growth {
  readonly small: Stage;
  readonly large: Stage;
  readonly told: readonly Goal[];
}

/**
 * A marketplace of few listings and one of many, grown from it. Making them takes minutes; `VYBAC_BENCH_GROWN` names a folder
 * in which they are kept for the next run, so that loading need not happen while others must be quiet.
 */
export async function openGrown(few: number, many: number): Promise<Growth> {
  const [small, large] = [await folderFor('small'), await folderFor('large')];
  const isThere = existsSync(join(large.path, 'database'));
  if (!isThere) {
    const base = await generatedMarketplace(few);
    for (const { path } of [small, large]) await cp(base.path, path, { recursive: true });
    await base.remove();
  }
  const begun = performance.now();
  let loaded = begun;
  const stage = await openStageIn(large, async (uri) => {
    if (!isThere) await growTo(uri, many);
    loaded = performance.now();
  });
  const seconds = (from: number, until: number) => (until - from) / 1_000;
  const line = { path: `growth to ${many}`, product: '', ceiling: '' } as const;
  const sizes = await stage.database.db('vybac_listings').command({ collStats: 'listings' });
  const mebibytes = (bytes: unknown) => Number(bytes) / 2 ** 20;
  const indexed = performance.now();
  return {
    small: await openStageIn(small, () => Promise.resolve()),
    large: stage,
    told: [
      { ...line, measure: 'loading', value: seconds(begun, loaded), unit: 's' },
      { ...line, measure: 'indexing, start', value: seconds(loaded, indexed), unit: 's' },
      { ...line, measure: 'listings on disk', value: mebibytes(sizes['storageSize']), unit: 'MiB' },
      { ...line, measure: 'indexes on disk', value: mebibytes(sizes['totalIndexSize']), unit: 'MiB' },
      { ...line, measure: 'of which search', value: mebibytes(sizeOf(sizes, 'words_1_createdAt_-1')), unit: 'MiB' },
    ],
  };
}

async function folderFor(name: string): Promise<{ path: string; remove(): Promise<void> }> {
  const kept = process.env['VYBAC_BENCH_GROWN'];
  if (kept === undefined) return temporaryFolder('bench');
  const path = join(kept, name);
  await mkdir(path, { recursive: true });
  return { path, remove: () => Promise.resolve() };
}

function sizeOf(sizes: Record<string, unknown>, index: string): number {
  return (sizes['indexSizes'] as Record<string, number>)[index] ?? NaN;
}
