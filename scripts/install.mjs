import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

function packagesIn(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * Whether `node_modules` holds what the lock file asks for. npm writes its own record of what it installed, and only after
 * success, so an interrupted install is noticed.
 */
export function isInstalled({ withDevelopmentTools }) {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([, { optional, devOptional, dev }]) => !optional && !devOptional && (withDevelopmentTools || !dev))
    .every(([path, { version }]) => installed[path] && installed[path].version === version);
}

/** Installs exactly the lock file, unless that is done already; throws when npm fails. */
export function installIfNeeded({ withDevelopmentTools }) {
  if (isInstalled({ withDevelopmentTools })) return;
  console.log('Installing packages…');
  const omit = withDevelopmentTools ? [] : ['--omit=dev'];
  const command = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...omit];
  const { status } = spawnSync('npm', command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm could not install the packages');
}
