/**
 * From a fresh clone to a running marketplace: `npm start`, or `npm start -- --empty` without the demo neighbourhood.
 * Plain Node, since nothing is installed yet. What is already in place is not done again.
 */
import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { join, resolve } from 'node:path';

// Node 20.11 is the first to know its own directory; an older one reads this line, then the sentence below.
const root = resolve(import.meta.dirname ?? 'scripts', '..');
requireNode(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node);

const { ensureInstalled } = await import('./install.mjs');
const { ensureBuilt } = await import('./ensure-built.mjs');
try {
  await ensureInstalled({ development: false });
  await ensureBuilt();
} catch (error) {
  console.error(`\n${error.message}\n\nVybac could not be prepared.`);
  process.exit(1);
}

// The product takes over this very process, so signals, exit code and process group are its own.
console.log('• Starting Vybac …');
process.setSourceMapsEnabled(true);
process.env.NODE_ENV ??= 'production';
process.argv[1] = join(root, 'apps/all-in-one/dist/main.js');
Module.runMain();

function requireNode(range) {
  const parts = (version) =>
    version
      .replace(/[^\d.]/g, '')
      .split('.')
      .map(Number);
  const [needed, have] = [parts(range), parts(process.versions.node)];
  const differs = needed.findIndex((part, place) => part !== (have[place] ?? 0));
  if (differs === -1 || (have[differs] ?? 0) > needed[differs]) return;
  console.error(`Vybac needs Node ${range}, and this is ${process.versions.node}. See https://nodejs.org/download`);
  process.exit(1);
}
