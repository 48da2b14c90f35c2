import { setTimeout as pause } from 'node:timers/promises';
import { openDistributedStage } from '../distributed-stage';
import { processorTimeOf } from '../process-figures';
import type { Goal } from '../report';

/** In milliseconds. */
const [settledAfter, watched] = [20_000, 10_000];

/** Which share of a core each process of the distributed product takes while nobody asks anything. */
export async function idle(): Promise<Goal[]> {
  const stage = await openDistributedStage();
  try {
    const used = () => [
      { name: 'engine', time: stage.engineCpu() },
      ...stage.product.processes.map(({ name, program }) => ({
        name,
        time: processorTimeOf(program().processId ?? 0),
      })),
    ];
    await pause(settledAfter);
    const before = used();
    await pause(watched);
    const shares = used().map(({ name, time }, index) => {
      return { name, share: ((time - (before[index]?.time ?? 0)) / watched) * 100 };
    });
    const total = shares.reduce((sum, { share }) => sum + share, 0);
    return [...shares, { name: 'together', share: total }].map(({ name, share }) => {
      return { path: 'idle, distributed', measure: name, product: '', ceiling: '', value: share, unit: '%' };
    });
  } finally {
    await stage.close();
  }
}
