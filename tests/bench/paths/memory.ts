import { setTimeout as pause } from 'node:timers/promises';
import { allInOne, copyOfDemo, demo } from '../neighbourhood';
import type { Goal } from '../report';
import { startServer } from '../server';

const settledAfter = 15_000;

/** What the Node process holds while nobody asks anything: after it has made the demo neighbourhood, and newly started. */
export async function memory(): Promise<Goal[]> {
  const { making } = await demo();
  const folder = await copyOfDemo();
  const server = await startServer([allInOne], { VYBAC_DATA: folder.path });
  await (await fetch(server.origin)).text();
  await pause(settledAfter);
  const warm = server.memory();
  await server.stop();
  await folder.remove();
  return [...(making ? [held('after the demo', making.memory)] : []), held('idle, started warm', warm)];
}

function held(measure: string, bytes: number): Goal {
  return {
    path: 'all-in-one, memory',
    measure,
    product: '',
    ceiling: '',
    value: bytes / 2 ** 20,
    unit: 'MiB',
    atMost: 350,
  };
}
