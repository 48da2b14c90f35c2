import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../progress.mjs';
import { fillFolder, isOnPath, partFolder, parts } from './folders.mjs';

const NEEDED_GO = [1, 24];

export const hasObjectStore = () => existsSync(join(partFolder('object-storage'), 'minio'));

export async function buildObjectStore() {
  await requireGo();
  await fillFolder('object-storage', (folder) =>
    run('go', ['install', parts['object-storage'].go], {
      cwd: tmpdir(),
      env: { ...process.env, GOBIN: folder, GOTOOLCHAIN: 'local' },
    }),
  );
}

async function requireGo() {
  const needs = `The object store is built by Go ${NEEDED_GO.join('.')} or newer`;
  if (!isOnPath('go')) throw new Error(`${needs}, and there is no Go on the PATH.`);
  const version = /go(\d+)\.(\d+)/.exec(await run('go', ['version']));
  const [major, minor] = [Number(version?.[1]), Number(version?.[2])];
  const isEnough = major > NEEDED_GO[0] || (major === NEEDED_GO[0] && minor >= NEEDED_GO[1]);
  if (!isEnough)
    throw new Error(`${needs}; the one on the PATH is ${version?.[0] ?? 'unknown'} (Debian's own is too old).`);
}
