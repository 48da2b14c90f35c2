/**
 * Lays out one app of the built checkout as its image holds it: its own code, the workspace packages that it needs, and their
 * dependencies; nothing of development, nothing of other apps.
 *
 *   node scripts/prune.mjs identity /somewhere/new
 *
 * Then `node apps/identity/dist/main.js` runs in that folder. The Dockerfile and the tests both make their trees by it.
 */
import { execFile } from 'node:child_process';
import { copyFile, link, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..');
/** What an app serves beside its own code. */
const served = { 'api-gateway': ['apps/web/dist'] };

const [app, target] = process.argv.slice(2);
if (!app || !target) throw new Error('Say which app and where: node scripts/prune.mjs identity /somewhere/new');

for (const path of [...(await packagesOf(app)), ...(served[app] ?? [])]) {
  const stat = await lstat(join(root, path));
  if (stat.isSymbolicLink()) await placeWorkspace(path);
  else await place(path);
}

/** Where the packages lie that the app needs in production, as npm resolves them; workspaces are links. */
async function packagesOf(name) {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['ls', '--all', '--omit=dev', '--parseable', '--loglevel=error', '--workspace', `apps/${name}`],
    { cwd: root, maxBuffer: 2 ** 24 },
  );
  return stdout
    .split('\n')
    .map((line) => relative(root, line))
    .filter((path) => path.includes('node_modules/'));
}

async function placeWorkspace(path) {
  const destination = await readlink(join(root, path));
  const workspace = join(dirname(path), destination);
  await mkdir(dirname(join(target, path)), { recursive: true });
  await symlink(destination, join(target, path));
  for (const part of ['package.json', 'dist']) await place(join(workspace, part));
}

/** Packages inside a package are listed by themselves, if they are needed. */
async function place(path) {
  const source = join(root, path);
  if (!(await lstat(source)).isDirectory()) return placeFile(source, join(target, path));
  await mkdir(join(target, path), { recursive: true });
  for (const name of await readdir(source)) if (name !== 'node_modules') await place(join(path, name));
}

/** A second name for the same file costs nothing; on another disk it is copied. */
async function placeFile(source, copy) {
  await mkdir(dirname(copy), { recursive: true });
  await link(source, copy).catch((error) => {
    if (error.code === 'EXDEV') return copyFile(source, copy);
    throw error;
  });
}
