/**
 * What a reader downloads, gzipped, against the budgets of the web app: the shell, with which every visit begins; the menus
 * and panels of the frame, which every screen loads once it stands; what each route and each later part adds to both, and
 * routes on which visits begin to the shell alone; each language; all styles. Reads the last build.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = 'apps/web/dist';
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, dist, '.vite/manifest.json'), 'utf8'));
const chunks = Object.entries(manifest);

const budget = (name, files, limit) => ({
  name,
  path: [...files].map((file) => join(dist, file)),
  limit,
  gzip: true,
});

/** A chunk's file and those of all that it imports. */
function filesOf(key, found = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of imports) filesOf(imported, found);
  return found;
}

const isFrame = (key) => key.startsWith('src/frame/');
const isLanguage = (key) => key.includes('i18n/bundles/');
const later = chunks.filter(([, { isDynamicEntry }]) => isDynamicEntry).map(([key]) => key);

const [entry] = chunks.find(([, { isEntry }]) => isEntry);
const shell = filesOf(entry);
const everywhere = new Set([...shell, ...later.filter(isFrame).flatMap((key) => [...filesOf(key)])]);
const beyond = (known, key) => [...filesOf(key)].filter((file) => !known.has(file));
const styles = chunks.flatMap(([, { file, css = [] }]) => [...css, file]).filter((file) => file.endsWith('.css'));
const firstVisits = later.filter((key) => /routes\/(index|listings|listing\.\$listingId)\.tsx/.test(key));
const others = later.filter((key) => !isFrame(key) && !isLanguage(key) && beyond(everywhere, key).length > 0);

export default [
  budget('shell', shell, '190 kB'),
  budget(
    'frame',
    [...everywhere].filter((file) => !shell.has(file)),
    '120 kB',
  ),
  budget('styles', new Set(styles), '20 kB'),
  ...later.filter(isLanguage).map((key) => budget(key, beyond(shell, key), '25 kB')),
  ...firstVisits.map((key) => budget(`${key}, visited first`, beyond(shell, key), '60 kB')),
  ...others.map((key) => budget(key, beyond(everywhere, key), '60 kB')),
];
