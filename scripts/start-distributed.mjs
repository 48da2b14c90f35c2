/**
 * The distributed marketplace on this machine: `npm run start:distributed`, or with `-- --empty` without the demo
 * neighbourhood. Where there is a container engine, docker compose runs it; elsewhere the same parts and processes run as
 * programs, with their data in `.vybac/distributed` (`VYBAC_DATA` moves it).
 */
import { spawn, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './install.mjs';

const root = resolve(import.meta.dirname, '..');
const withDemo = !process.argv.includes('--empty');

// The client alone, which is often on the PATH, is not enough.
const hasContainerEngine = spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 5_000 }).status === 0;
process.exitCode = hasContainerEngine ? await runContainers() : await runPrograms();

function runContainers() {
  return runToItsEnd('docker', ['compose', 'up', '--build', ...(withDemo ? [] : ['--scale', 'bootstrap=0'])]);
}

async function runPrograms() {
  try {
    await ensureInstalled({ development: false });
    await ensureBuilt();
  } catch (error) {
    console.error(`\n${error.message}\n\nVybac could not be prepared.`);
    return 1;
  }
  const provided = await runToItsEnd(process.execPath, ['scripts/parts/provision.mjs', '--to-run']);
  if (provided !== 0) return provided;
  const { runMarketplace } = await import('./distributed/marketplace.mjs');
  return runMarketplace({
    root,
    data: resolve(process.env.VYBAC_DATA ?? join(root, '.vybac/distributed')),
    port: Number(process.env.PORT ?? 4000),
    withDemo,
  });
}

/** Ctrl-C reaches it too: it decides when it has ended. */
function runToItsEnd(program, args) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
  const wait = () => {};
  process.on('SIGINT', wait);
  return new Promise((ended, failed) => {
    child.on('error', failed);
    child.on('close', (code) => {
      process.off('SIGINT', wait);
      ended(code ?? 1);
    });
  });
}
