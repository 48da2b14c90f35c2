import { freePort, temporaryFolder, Town } from '@vybac/testing';
import type { Product } from './product';
import { type Program, run, stop, untilReady } from './processes';

/** The marketplace in one process, as `npm start` runs it, with its own engine and an empty data directory. */
export async function startEmbedded(environment: Record<string, string> = {}): Promise<Product> {
  const folder = await temporaryFolder('marketplace');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = async (extra: Record<string, string> = {}): Promise<Program> => {
    const settings = {
      NODE_ENV: 'test',
      VYBAC_DATA: folder.path,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      ...environment,
      ...extra,
    };
    const program = run('all-in-one', settings, ['--empty']);
    await untilReady(origin, program);
    return program;
  };
  let program = await start();
  const town = new Town(origin);
  return {
    origin,
    town,
    restart: async (extra) => {
      await stop(program);
      program = await start(extra);
    },
    kill: async () => {
      program.signal('SIGKILL');
      await program.ended;
    },
    stop: async () => {
      await town.goesHome();
      await stop(program);
      await folder.remove();
    },
  };
}
