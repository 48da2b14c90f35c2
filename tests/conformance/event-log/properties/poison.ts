import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../../resilience/support/percentile';
import { withScene } from '../scene';
import type { Stage } from '../stage';
import { numbered } from './numbers';
import { comes, demand } from './property';

const [samples, poisons] = [40, 10];
/** One look into the log or one hiccup of a busy machine, in milliseconds: no sign of waiting for poison, which takes longer. */
const noise = 500;

/** Records that nobody can read, and events that every attempt fails at, do not delay others: their p95 stays under the double. */
export function poisonIsIsolated(stage: Stage): Promise<void> {
  return withScene(stage, async ({ topic, log, reacts }) => {
    const arrived = new Map<string, number>();
    const watch = async ({ subject, data }: { subject: string; data: { price: number } }): Promise<void> => {
      if (data.price === 666) throw new Error('the handler has a mistake');
      arrived.set(subject, performance.now());
    };
    await reacts({ watch });
    const delays = async (round: string): Promise<number[]> => {
      const took: number[] = [];
      for (let n = 0; n < samples; n += 1) {
        const bike = `${round}-${n}`;
        const start = performance.now();
        await log.publish(topic, [numbered(bike, 1)]);
        await comes(stage, () => arrived.has(bike), 'some events never came beside poison');
        took.push((arrived.get(bike) ?? 0) - start);
      }
      return took;
    };
    await delays('warm');
    const usual = percentile(await delays('usual'), 0.95);
    const poisoning = (async () => {
      for (let n = 0; n < poisons; n += 1) {
        await stage.inject(
          topic,
          `poisoned-${n}`,
          n % 2 ? '{"price": ' : JSON.stringify(numbered(`poisoned-${n}`, 666)),
        );
        await pause(50);
      }
    })();
    const beside = percentile(await delays('beside'), 0.95);
    await poisoning;
    demand(
      beside < 2 * usual + noise,
      `poison delayed others: p95 ${usual.toFixed(0)} ms, then ${beside.toFixed(0)} ms`,
    );
  });
}
