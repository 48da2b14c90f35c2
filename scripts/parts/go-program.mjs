import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../progress.mjs';
import { fillFolder, isOnPath, partFolder, parts } from './folders.mjs';

const NEEDED_GO = [1, 24];

/** Whether `program` of a part was built already. */
export const hasProgram = (part, program) => existsSync(join(partFolder(part), program));

/** Builds a part, as Go's module proxy has it or from a folder beside this file. */
export async function buildProgram(part) {
  await requireGo(part);
  const { go = '.', source } = parts[part];
  await fillFolder(part, (folder) =>
    run('go', ['install', go], {
      cwd: source ? join(import.meta.dirname, source) : tmpdir(),
      env: { ...process.env, GOBIN: folder, GOTOOLCHAIN: 'local' },
    }),
  );
}

async function requireGo(part) {
  const needs = `${part} is built by Go ${NEEDED_GO.join('.')} or newer`;
  if (!isOnPath('go')) throw new Error(`${needs}, and there is no Go on the PATH.`);
  const version = /go(\d+)\.(\d+)/.exec(await run('go', ['version']));
  const [major, minor] = [Number(version?.[1]), Number(version?.[2])];
  const isEnough = major > NEEDED_GO[0] || (major === NEEDED_GO[0] && minor >= NEEDED_GO[1]);
  if (!isEnough)
    throw new Error(`${needs}; the one on the PATH is ${version?.[0] ?? 'unknown'} (Debian's own is too old).`);
}
