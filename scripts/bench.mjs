/**
 * Measures the built product against ceilings: the least code that gives the same answers from the same data.
 *
 *   npm run bench -- all
 *   npm run bench -- browse search     only these: start, memory, browse, detail, search, chat
 *   npm run bench -- distributed-chat  in processes of their own, over Kafka and Redis; as distributed-notification,
 *                                      proxied-browse, events, idle
 *   npm run bench -- search-recall     typos over 10,000 generated listings; takes minutes, so not part of `all`
 *   npm run bench -- growth            from 10,000 to 1,000,000 listings (BENCH_LISTINGS: another number); takes half an hour
 *
 * VYBAC_BENCH_DATA names a data folder that holds the demo neighbourhood, to spare making it again;
 * VYBAC_BENCH_GROWN a folder in which growth keeps its two marketplaces for the next run.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './install.mjs';

const root = resolve(import.meta.dirname, '..');
await ensureInstalled({ development: true });
await ensureBuilt();
const typescript = join(root, 'scripts/parts/typescript.cjs');
const main = join(root, 'tests/bench/main.ts');
const { status } = spawnSync(process.execPath, ['--require', typescript, main, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
