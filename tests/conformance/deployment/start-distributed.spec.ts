import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aBike, describeWith, freePort, sourceOf, temporaryFolder, Town } from '@vybac/testing';
import { eventually } from '../../support/eventually';
import { processNames } from './marketplace';
import { root } from './renderings';

/** The command as a person types it, over a data folder and a port of its own. */
function startDistributed(data: string, port: number) {
  const child = spawn('npm', ['run', '--silent', 'start:distributed', '--', '--empty'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, VYBAC_DATA: data, PORT: String(port) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = once(child, 'exit');
  return {
    output: () => output,
    saying: (words: RegExp) => eventually(() => expect(output).toMatch(words), 90_000),
    /** As Ctrl-C does: everything in the terminal's group hears it. */
    interrupt: async () => {
      process.kill(-child.pid!, 'SIGINT');
      await exit;
    },
  };
}

const isNative = sourceOf('kafka') === 'native';

describeWith(['kafka', 'redis', 'object-storage'], 'npm run start:distributed', () => {
  // With a container engine the command is docker compose's, whose files have specs of their own.
  (isNative ? it : it.skip)(
    'opens the marketplace, brings back what ends, stops in order and keeps what people did',
    async () => {
      const folder = await temporaryFolder('start-distributed');
      const port = await freePort();
      const first = startDistributed(folder.path, port);
      try {
        await first.saying(/Vybac is open/);
        for (const name of [...processNames, 'mongodb', 'kafka', 'redis', 'minio'])
          expect(first.output()).toMatch(new RegExp(`${name} +ready`));
        const town = new Town(`http://127.0.0.1:${port}`);
        const ana = await town.guest();
        const bike = await ana.publishes(aBike());

        process.kill(await processIdOf('messaging', folder.path), 'SIGKILL');
        await first.saying(/messaging +ended with SIGKILL[^]*messaging +ready/);
        await town.goesHome();
        await first.interrupt();
        expect(first.output()).toMatch(/api-gateway +ended with 0[^]*identity +stopping[^]*Everything has stopped/);
        expect(first.output()).not.toMatch(/identity +ended with SIG/);

        const again = startDistributed(folder.path, port);
        await again.saying(/Vybac is open/);
        const page = await fetch(`http://127.0.0.1:${port}/api/listings/${bike.id}`);
        expect(await page.json()).toMatchObject({ id: bike.id });
        await again.interrupt();
        expect(again.output()).toContain('Everything has stopped');
      } catch (error) {
        throw new Error(`${String(error)}\n${first.output()}`, { cause: error });
      } finally {
        await first.interrupt().catch(() => undefined); // it has ended already, unless something above failed
        await folder.remove();
      }
    },
  );
});

/** Which process of this marketplace runs an app: several may run on this machine. */
async function processIdOf(app: string, data: string): Promise<number> {
  for (const entry of await readdir('/proc')) {
    const said = await readFile(join('/proc', entry, 'environ'), 'utf8').catch(() => '');
    const command = await readFile(join('/proc', entry, 'cmdline'), 'utf8').catch(() => '');
    if (said.includes(`VYBAC_DATA=${data}\0`) && command.includes(`apps/${app}/dist/main.js`)) return Number(entry);
  }
  throw new Error(`Nothing runs ${app}`);
}
