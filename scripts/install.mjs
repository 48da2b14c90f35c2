/**
 * Puts the packages of package-lock.json in place, when they are not there yet.
 *
 *   node scripts/install.mjs                 what the product needs to build itself and run
 *   node scripts/install.mjs --development   and what testing, linting and measuring it needs
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, step } from './progress.mjs';

const root = resolve(import.meta.dirname, '..');

/**
 * Installs exactly the lock file, unless that is done already. npm writes its own record of what it installed, and only
 * after success, so an interrupted installation is noticed. A development installation also serves the product and is never
 * reduced to less.
 * @param {{ development: boolean }} need
 */
export async function ensureInstalled({ development }) {
  const wanted = Object.entries(packagesIn('package-lock.json')).filter(([path]) => path.includes('node_modules/'));
  const installed = packagesIn('node_modules/.package-lock.json');
  const full = development || Object.values(installed).some(({ dev }) => dev);

  const isComplete = wanted
    .filter(([, { optional, devOptional, dev }]) => !optional && !devOptional && (full || !dev))
    .every(
      ([path, { version }]) => installed[path]?.version === version && existsSync(join(root, path, 'package.json')),
    );
  if (isComplete) return;

  const title = full
    ? 'Installing packages, with the tools of development'
    : 'Installing packages (once, about half a minute)';
  const amount = full ? '--include=dev' : '--omit=dev';
  await step(title, () =>
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', amount], { cwd: root }),
  );
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {}; // nothing installed yet
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureInstalled({ development: process.argv.includes('--development') });
}
