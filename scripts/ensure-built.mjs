/**
 * Builds the servers and the web app, each only when something it is made of has changed since its last build.
 *
 *   node scripts/ensure-built.mjs
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, step } from './progress.mjs';

const root = resolve(import.meta.dirname, '..');
const NOT_INPUT = new Set(['node_modules', 'dist', 'fixtures']);
const isTest = /\.(spec|int-spec|stories)\.tsx?$/;

const products = [
  {
    title: 'Building the services',
    inputs: ['scripts/build.mjs', '.swcrc', 'package-lock.json', 'libs', 'apps'],
    leaves: (path) => path === join(root, 'apps/web') || path === join(root, 'apps/admin-web'),
    result: 'apps/all-in-one/dist/main.js',
    build: () => run(process.execPath, ['scripts/build.mjs'], { cwd: root }),
  },
  {
    title: 'Building the web app',
    inputs: ['package-lock.json', 'apps/web', 'libs/contracts', 'libs/kit', 'libs/client', 'libs/ui'],
    leaves: () => false,
    result: 'apps/web/dist/index.html',
    build: () => run(process.execPath, [vite(), 'build'], { cwd: join(root, 'apps/web') }),
  },
];

export async function ensureBuilt() {
  await Promise.all(products.map(ensureProduct));
}

/** The fingerprint lies in `dist` beside the result, so removing `dist` is enough to build afresh. */
async function ensureProduct({ title, inputs, leaves, result, build }) {
  const marker = join(root, dirname(result), '.built-from');
  const fingerprint = await fingerprintOf(inputs, leaves);
  const built = existsSync(join(root, result)) && (await readFile(marker, 'utf8').catch(() => ''));
  if (built === fingerprint) return;
  await step(title, build);
  // A file changed while building leads to one build too many next time, never to one too few.
  await writeFile(marker, fingerprint);
}

async function fingerprintOf(inputs, leaves) {
  const lines = (await Promise.all(inputs.map((input) => describe(join(root, input), leaves)))).flat();
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

/** Path, size and time of every file below a path: reading them all would cost more than a warm start may take. */
async function describe(path, leaves) {
  const found = await stat(path).catch(() => undefined);
  if (!found || leaves(path)) return [];
  if (found.isFile()) return [`${path} ${found.size} ${found.mtimeMs}`];
  const names = (await readdir(path)).filter((name) => !NOT_INPUT.has(name) && !isTest.test(name));
  return (await Promise.all(names.map((name) => describe(join(path, name), leaves)))).flat();
}

function vite() {
  const fromWeb = createRequire(join(root, 'apps/web/package.json'));
  return join(dirname(fromWeb.resolve('vite/package.json')), 'bin/vite.js');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuilt();
