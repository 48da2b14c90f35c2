import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { keep } from './keeper.mjs';
import { openTable } from './table.mjs';

/** Which processes end first: doors before what they lead to. */
const doors = ['api-gateway', 'realtime-gateway'];

/**
 * Starts parts and processes on loopback, keeps them running, and stops them in order on Ctrl-C.
 * @param {{ root: string, data: string, port: number, withDemo: boolean }} options
 * @returns {Promise<number>} exit code
 */
export async function runMarketplace({ root, data, port, withDemo }) {
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const { freePort, startParts } = createRequire(import.meta.url)(join(root, 'libs/testing/dist/infrastructure'));
  await mkdir(join(data, 'logs'), { recursive: true });
  const table = openTable();
  console.log('• Starting the parts …');
  const parts = await startParts({ keepIn: data });
  for (const [name, address] of parts.addresses) table.set(name, { state: 'ready', address });

  const names = await servicesOf(root);
  const ports = new Map();
  for (const name of names) ports.set(name, name === 'api-gateway' ? port : await freePort());
  const originOf = (name) => `http://127.0.0.1:${ports.get(name)}`;
  const settings = {
    NODE_ENV: 'production',
    VYBAC_MODE: 'distributed',
    VYBAC_DATA: data,
    ...parts.settings,
    SERVICE_SECRET: await keptSecret(join(data, 'service.secret')),
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    SERVICE_URLS: names
      .filter((name) => name !== 'api-gateway')
      .map((name) => `${name}=${originOf(name)}`)
      .join(','),
  };
  // For operators: node --env-file=.vybac/distributed/settings.env scripts/admin.mjs …
  await writeFile(join(data, 'settings.env'), linesOf(settings), { mode: 0o600 });

  const processes = new Map(
    names.map((name) => {
      const process_ = {
        command: [process.execPath, '--enable-source-maps', `apps/${name}/dist/main.js`],
        environment: { ...process.env, ...settings, PORT: String(ports.get(name)) },
        folder: root,
        log: join(data, 'logs', `${name}.log`),
        origin: originOf(name),
      };
      return [name, keep(process_, (state) => table.set(name, { state, address: originOf(name) }))];
    }),
  );
  const stopAll = (those) => Promise.all(those.map((name) => processes.get(name).stop()));

  const opened = Promise.all([...processes.values()].map(({ ready }) => ready)).then(async () => {
    console.log(`Vybac is open: ${settings.PUBLIC_ORIGIN}`);
    console.log(
      `Mails arrive at ${settings.PUBLIC_ORIGIN}/dev/mailbox, logs in ${join(data, 'logs')}. Ctrl-C stops it.`,
    );
    if (withDemo) await bringDemo(root, settings, stopped);
  });
  await Promise.race([stopped, opened.then(() => stopped)]);

  console.log('• Stopping …');
  await stopAll(names.filter((name) => doors.includes(name)));
  await stopAll(names.filter((name) => !doors.includes(name)));
  await parts.stop();
  console.log('✓ Everything has stopped');
  return 0;
}

/** Every app that is a process of its own. */
async function servicesOf(root) {
  const apps = await readdir(join(root, 'apps'));
  const tagged = await Promise.all(
    apps.map(async (app) => JSON.parse(await readFile(join(root, 'apps', app, 'package.json'), 'utf8')).nx.tags),
  );
  return apps.filter((_, place) => tagged[place].includes('type:service'));
}

/** The command of the bootstrap job. It looks itself whether there is anything to do. */
async function bringDemo(root, settings, stopped) {
  const child = spawn(process.execPath, ['apps/all-in-one/dist/bootstrap.js', '--demo'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  void stopped.then(() => child.kill());
  await once(child, 'exit');
}

/** Signs what services say to each other, so it must outlive them: sessions would end otherwise. */
async function keptSecret(path) {
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept) return kept;
  const secret = randomBytes(32).toString('hex');
  await writeFile(path, secret, { mode: 0o600 });
  return secret;
}

function linesOf(settings) {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
