import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Logger } from '@nestjs/common';

const run = promisify(execFile);

/** The Debian release whose C library the engine is run with, and what the engine needs of it. */
const RELEASE = 'trixie';
const PACKAGES = ['libc6', 'libstdc++6', 'libgcc-s1'];
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const MACHINES: Record<string, { triplet: string; loader: string } | undefined> = {
  x64: { triplet: 'x86_64-linux-gnu', loader: 'ld-linux-x86-64.so.2' },
  arm64: { triplet: 'aarch64-linux-gnu', loader: 'ld-linux-aarch64.so.1' },
};

/**
 * Makes a newer C library available to one program, without root and without touching the system: Debian's packages are
 * fetched by apt into a cache folder (3.6 MB, once per machine) and unpacked there.
 * @returns the start of a command line under which a program sees that library
 * @throws Error when the machine is not a Debian or its mirror cannot be reached
 */
export async function ensurePrivateLoader(): Promise<string[]> {
  const machine = MACHINES[process.arch];
  if (!machine) throw new Error(`There is no database engine for ${process.arch}.`);
  const folder = join(homedir(), '.cache/vybac/loader', `${RELEASE}-${process.arch}`);
  const libraries = join(folder, 'usr/lib', machine.triplet);
  const loader = join(libraries, machine.loader);
  if (!existsSync(loader)) await fetchInto(folder);
  return [loader, '--library-path', libraries];
}

async function fetchInto(folder: string): Promise<void> {
  new Logger('Database').log('Fetching a newer C library for the database engine (3.6 MB, once per machine)');
  const parent = join(folder, '..');
  await mkdir(parent, { recursive: true });
  const work = await mkdtemp(join(parent, 'fetching-'));
  try {
    await download(work);
    const unpacked = join(work, 'unpacked');
    for (const file of await readdir(work)) {
      if (file.endsWith('.deb')) await run('dpkg-deb', ['-x', join(work, file), unpacked]);
    }
    // Whole or not at all; another process that was faster has put the same thing there.
    await rename(unpacked, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function download(work: string): Promise<void> {
  await Promise.all(
    ['state/lists/partial', 'cache/archives/partial'].map((path) => mkdir(join(work, path), { recursive: true })),
  );
  const sources = join(work, 'sources.list');
  await writeFile(join(work, 'state/status'), '');
  await writeFile(sources, `deb [signed-by=${KEYRING}] ${await debianMirror()} ${RELEASE} main\n`);
  // Everything apt reads and writes is private, but for the system's settings (proxies, certificates).
  const options = {
    'Dir::Etc::sourcelist': sources,
    'Dir::Etc::sourceparts': '-',
    'Dir::State': join(work, 'state'),
    'Dir::State::status': join(work, 'state/status'),
    'Dir::Cache': join(work, 'cache'),
    'APT::Sandbox::User': 'root', // a folder of ours is closed to apt's own user
    'APT::Update::Error-Mode': 'any', // otherwise an unreachable mirror counts as success
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  await run('apt-get', [...flags, '-qq', 'update'], { cwd: work, timeout: 120_000 });
  await run('apt-get', [...flags, '-qq', 'download', ...PACKAGES], { cwd: work, timeout: 120_000 });
}

/** The mirror that this system already uses for its own release. */
async function debianMirror(): Promise<string> {
  const release = /^VERSION_CODENAME=(\S+)/m.exec(await readFile('/etc/os-release', 'utf8'))?.[1];
  const { stdout } = await run('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI) $(RELEASE)',
    'Created-By: Packages',
  ]);
  const mirror = stdout
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, name]) => name === release)?.[0];
  if (!mirror) throw new Error('The system names no Debian mirror.');
  return mirror;
}
