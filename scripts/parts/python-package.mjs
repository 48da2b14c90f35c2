import { existsSync } from 'node:fs';
import { run } from '../progress.mjs';
import { fillFolder, partFolder, parts } from './folders.mjs';

export const hasPackage = (part) => existsSync(partFolder(part));

/** Puts a Python package and what it needs into the part's folder alone: `PYTHONPATH` names it. */
export function fetchPackage(part) {
  return fillFolder(part, (folder) =>
    run('python3', [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '--target',
      folder,
      parts[part].pip,
    ]),
  );
}
