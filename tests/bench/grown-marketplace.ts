import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { copyOfDemo, demo, growTo } from './neighbourhood';
import type { Goal } from './report';
import { openStageIn, type Stage } from './stage';

/** How long loading and starting took, in seconds, and what the listings and their indexes weigh, in bytes. */
export interface Growth {
  readonly stage: Stage;
  readonly told: readonly Goal[];
}

/**
 * A marketplace of many listings. Making it takes minutes; `VYBAC_BENCH_GROWN` names a folder in which it is kept for the
 * next run, so that loading need not happen while others must be quiet.
 */
export async function openGrown(listings: number): Promise<Growth> {
  const kept = process.env['VYBAC_BENCH_GROWN'];
  const isThere = kept !== undefined && existsSync(kept);
  const folder = kept === undefined ? await copyOfDemo() : { path: kept, remove: () => Promise.resolve() };
  if (kept !== undefined && !isThere) {
    await mkdir(kept, { recursive: true });
    await cp((await demo()).folder, kept, { recursive: true });
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
    ],
  };
}
