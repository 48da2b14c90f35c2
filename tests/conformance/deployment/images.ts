import { execFile, execFileSync } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@vybac/testing';
import { root } from './renderings';

/** What the Dockerfile makes of each app, laid out in folders outside of the checkout instead of image layers. */
export interface Images {
  folderOf(app: string): string;
  /** What the image sets for every process. */
  readonly environment: Readonly<Record<string, string>>;
  readonly healthCheck: readonly string[];
  /** Files that came or changed since the images were made: there are none on a read-only disk. */
  written(): string[];
  remove(): Promise<void>;
}

/** Runs the Dockerfile's own commands. The checkout is installed and built already, by the commands that it names before. */
export async function buildImages(apps: readonly string[]): Promise<Images> {
  const dockerfile = await readFile(join(root, 'deploy/Dockerfile'), 'utf8');
  const prune = /^RUN (node scripts\/prune\.mjs .*)$/m.exec(dockerfile)?.[1] ?? '';
  const copied = /^COPY (deploy\/\S+) (deploy\/)$/m.exec(dockerfile)?.[1] ?? '';
  const folder = await temporaryFolder('images');
  const folderOf = (app: string) => join(folder.path, app);
  const build = async (app: string): Promise<void> => {
    await mkdir(join(folderOf(app), 'deploy'), { recursive: true });
    const [program = '', ...words] = prune
      .replace('$APP', app)
      .replace(' /vybac', ` ${folderOf(app)}`)
      .split(' ');
    await promisify(execFile)(program, words, { cwd: root });
    await copyFile(join(root, copied), join(folderOf(app), copied));
  };
  const queue = [...apps];
  const builder = async (): Promise<void> => {
    for (let app = queue.shift(); app; app = queue.shift()) await build(app);
  };
  await Promise.all([builder(), builder()]);
  const made = join(folder.path, 'made');
  await writeFile(made, '');
  return {
    folderOf,
    environment: Object.fromEntries(
      [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>,
    healthCheck: JSON.parse(/^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[],
    written: () =>
      execFileSync('find', [folder.path, '-newer', made], { encoding: 'utf8' }).split('\n').filter(Boolean),
    remove: folder.remove,
  };
}
