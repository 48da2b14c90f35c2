/**
 * Compiles server packages from `src/` to CommonJS in `dist/`, with source maps and the files that lie beside the code.
 *
 *   node scripts/build.mjs                   every package that runs from `dist/`
 *   node scripts/build.mjs kit api-gateway   only these
 *
 * Types are only stripped here; `npm run typecheck` judges them. The web app is built by Vite.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const wanted = process.argv.slice(2);
const isSpec = /\.(spec|int-spec)\.tsx?$/;
const isCode = /\.ts$/;

function serverPackages() {
  return ['libs', 'apps']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .filter((folder) => {
      const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return exports?.['.']?.default?.startsWith('./dist/');
    });
}

async function compile(source, target) {
  const { code, map } = await transformFile(source, {
    configFile: join(root, '.swcrc'),
    sourceMaps: true,
    sourceFileName: relative(dirname(target), source),
  });
  writeFileSync(target, `${code}\n//# sourceMappingURL=${basename(target)}.map\n`);
  writeFileSync(`${target}.map`, map);
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function build(folder) {
  const made = new Set();
  for (const source of filesIn(join(folder, 'src')).filter((name) => !isSpec.test(name))) {
    const copy = join(folder, 'dist', relative(join(folder, 'src'), source));
    const target = copy.replace(isCode, '.js');
    mkdirSync(dirname(target), { recursive: true });
    if (isCode.test(source)) await compile(source, target);
    else copyFileSync(source, target);
    for (const name of [target, `${target}.map`]) made.add(name);
  }
  // What an earlier version left would be found before a folder of the same name.
  for (const name of filesIn(join(folder, 'dist'))) if (!made.has(name)) rmSync(name);
}

const packages = serverPackages().filter((folder) => wanted.length === 0 || wanted.includes(basename(folder)));
const unknown = wanted.filter((name) => !packages.some((folder) => basename(folder) === name));
if (unknown.length > 0) throw new Error(`No server package is called ${unknown.join(', ')}`);
await Promise.all(packages.map(build));
console.log(`Built ${packages.map((folder) => basename(folder)).join(', ')}`);
