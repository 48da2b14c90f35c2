import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { temporaryFolder } from '@vybac/testing';
import { growTo } from './neighbourhood';
import type { Goal } from './report';
import { openStageIn, type Stage } from './stage';

/** How long loading and starting took, in seconds, and what the listings and their indexes weigh, in bytes. */
export interface Growth {
  readonly stage: Stage;
  readonly told: readonly Goal[];
}

/**
 * A marketplace of many listings, grown from a small one (`base`, which nothing must be using). Making it takes minutes; `VYBAC_BENCH_GROWN` names a folder in which it is kept for the
 * next run, so that loading need not happen while others must be quiet.
 */
export async function openGrown(listings: number, base: { readonly path: string }): Promise<Growth> {
  const kept = process.env['VYBAC_BENCH_GROWN'];
  const isThere = kept !== undefined && existsSync(kept);
  const folder = kept === undefined ? await temporaryFolder('bench') : { path: kept, remove: () => Promise.resolve() };
  if (!isThere) {
    await mkdir(folder.path, { recursive: true });
    await cp(base.path, folder.path, { recursive: true });
  }
  const begun = performance.now();
  let loaded = begun;
  const stage = await openStageIn(folder, async (uri) => {
    if (!isThere) await growTo(uri, listings);
    loaded = performance.now();
  });
  const seconds = (from: number, until: number) => (until - from) / 1_000;
  const line = { path: `growth to ${listings}`, product: '', ceiling: '' } as const;
  const sizes = await stage.database.db('vybac_listings').command({ collStats: 'listings' });
  const mebibytes = (bytes: unknown) => Number(bytes) / 2 ** 20;
  return {
    stage,
    told: [
      { ...line, measure: 'loading', value: seconds(begun, loaded), unit: 's' },
      { ...line, measure: 'indexing, start', value: seconds(loaded, performance.now()), unit: 's' },
      { ...line, measure: 'listings on disk', value: mebibytes(sizes['storageSize']), unit: 'MiB' },
      { ...line, measure: 'indexes on disk', value: mebibytes(sizes['totalIndexSize']), unit: 'MiB' },
      { ...line, measure: 'of which search', value: mebibytes(sizeOf(sizes, 'words_1_createdAt_-1')), unit: 'MiB' },
    ],
  };
}

function sizeOf(sizes: Record<string, unknown>, index: string): number {
  return (sizes['indexSizes'] as Record<string, number>)[index] ?? NaN;
}
