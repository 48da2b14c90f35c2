/**
 * How the product looks to auditors: Lighthouse on a phone (median of 3) on home, browse and a listing; axe on all screens
 * and dialogs in all five themes. Ends with exit code 1 when a goal is missed.
 *
 *   npm run audit
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './install.mjs';

const root = join(import.meta.dirname, '..');
/** The browser of the journeys. */
const launch = JSON.parse(readFileSync(join(root, 'tests/support/chromium.json'), 'utf8'));
const goals = { performance: 0.9, accessibility: 1 };
const rounds = 3;

await ensureInstalled({ development: true });
await ensureBuilt();
const data = mkdtempSync(join(tmpdir(), 'vybac-audit-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const environment = { ...process.env, VYBAC_DATA: data, PORT: String(port), PUBLIC_ORIGIN: origin };
const marketplace = spawn(process.execPath, ['apps/all-in-one/dist/main.js'], {
  cwd: root,
  env: environment,
  stdio: ['ignore', 'pipe', 'inherit'],
});
let missed = 0;
try {
  await demoIsIn();
  const listings = await (await fetch(`${origin}/api/listings?limit=1`)).json();
  const pages = { home: '/', browse: '/listings', listing: `/listing/${listings.items[0].id}` };
  console.log('| page | performance | accessibility | best practices | SEO |\n|---|---|---|---|---|');
  for (const [name, path] of Object.entries(pages)) {
    const scores = await lighthouse(origin + path);
    console.log(
      `| ${name} | ${scores.performance} | ${scores.accessibility} | ${scores['best-practices']} | ${scores.seo} |`,
    );
    missed += Object.entries(goals).filter(([category, goal]) => scores[category] < goal).length;
  }
} finally {
  marketplace.kill('SIGTERM');
  await new Promise((resolve) => marketplace.once('exit', resolve));
  rmSync(data, { recursive: true, force: true });
}
const axe = spawnSync(
  'npx',
  ['--no-install', 'jest', '--selectProjects', 'journeys', '--testPathPatterns', 'accessibility'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, AUDIT_THEMES: 'light,dark,midnight,neon,pastel' },
  },
);
process.exitCode = missed === 0 && axe.status === 0 ? 0 : 1;

/** The median of each category's scores over a few runs, on Lighthouse's own slow phone. */
async function lighthouse(url) {
  const [{ default: run }, { chromium }] = await Promise.all([import('lighthouse'), import('playwright-core')]);
  const debugging = await freePort();
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${debugging}`],
  });
  const results = [];
  for (let round = 0; round < rounds; round += 1) {
    const { lhr } = await run(url, { port: debugging, logLevel: 'error', formFactor: 'mobile' });
    results.push(lhr.categories);
  }
  await browser.close();
  return Object.fromEntries(
    Object.keys(results[0]).map((category) => [category, median(results.map((result) => result[category].score))]),
  );
}

function median(values) {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

function demoIsIn() {
  return new Promise((resolve, reject) => {
    marketplace.stdout.on('data', (chunk) => {
      if (chunk.toString().includes('neighbourhood is in')) void pause(2_000).then(resolve);
    });
    marketplace.once('exit', (code) => reject(new Error(`The marketplace ended with ${code}`)));
  });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });
}
