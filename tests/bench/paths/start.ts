import { join } from 'node:path';
import { launchDatabase } from '@vybac/platform';
import { copyOfDemo, demo, npmStart } from '../neighbourhood';
import type { Goal } from '../report';
import { startServer } from '../server';
import { median } from '../statistics';

const rounds = 3;
const line = { path: 'npm start', product: '', ceiling: '', unit: 's' } as const;

/** From the command to the first page: on a machine where everything is built, with an empty and with a full data folder. */
export async function start(): Promise<Goal[]> {
  const { making } = await demo();
  const folder = await copyOfDemo();
  const engine: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    engine.push(await seconds(() => engineAlone(join(folder.path, 'database'))));
    warm.push(await seconds(() => untilFirstPage(folder.path)));
  }
  await folder.remove();
  const beyond = median(warm.map((value, round) => value - (engine[round] ?? 0)));
  const told = { product: `${median(warm).toFixed(2)} s`, ceiling: `${median(engine).toFixed(2)} s` };
  const cold: Goal[] = making
    ? [
        { ...line, measure: 'cold, to first page', value: making.firstPage / 1_000 },
        { ...line, measure: 'cold, demo complete', value: making.complete / 1_000 },
      ]
    : [];
  return [...cold, { ...line, ...told, measure: 'warm, beyond engine', value: beyond, atMost: 3 }];
}

/** Answers how to stop it again; that is not part of the time. */
type Started = () => Promise<void>;

async function seconds(begin: () => Promise<Started>): Promise<number> {
  const begun = performance.now();
  const stop = await begin();
  const taken = (performance.now() - begun) / 1_000;
  await stop();
  return taken;
}

async function engineAlone(directory: string): Promise<Started> {
  const database = await launchDatabase({ directory });
  return () => database.close();
}

async function untilFirstPage(folder: string): Promise<Started> {
  const server = await startServer(npmStart, { VYBAC_DATA: folder });
  const page = await fetch(server.origin);
  if (!page.ok || !(await page.text()).includes('initial-answers'))
    throw new Error('The home page came without its listings');
  return () => server.stop();
}
