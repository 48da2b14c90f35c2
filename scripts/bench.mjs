/**
 * Measures the built product against ceilings: the least code that gives the same answers from the same data.
 *
 *   npm run bench -- all
 *   npm run bench -- browse search     only these: browse, detail, search, chat, start, memory, distributed-chat
 *
 * VYBAC_BENCH_DATA names a data folder that holds the demo neighbourhood, to spare making it again.
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
