import { describeWith } from '@vybac/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../support/eventually';
import { type FaultStage, openFaultStage } from './support/fault-stage';
import { leftoversOf } from './support/leftovers';
import { rounds } from './support/rounds';
import { shownBy } from './support/shown-by';
import { verdictOn } from './support/verdict';

const isSmoke = process.env['CI'] === 'true';
/** Milliseconds of load before the first stroke, and after the last mend: a window has room to work in. */
const [before, after] = isSmoke ? [500, 6_000] : [2_000, 15_000];
/**
 * Full rounds want 500 acknowledged operations while the fault lasts. The smoke's windows are seconds long, on a machine that
 * does other things beside: two each second show that there was something to lose.
 */
const leastAcknowledged = (seconds: number): number => (isSmoke ? 2 * seconds : 500);
const turns = rounds('FAULT_ROUNDS', { ci: 1, full: 3 });
const outages = [
  ['kafka', { ci: 10_000, full: 60_000 }],
  ['redis', { ci: 4_000, full: 30_000 }],
  ['objects', { ci: 4_000, full: 30_000 }],
  ['database', { ci: 4_000, full: 30_000 }],
] as const;

/** Which process dies there. Embedded, CI kills at each of them (accepting.spec.ts); distributed it takes the first. */
const failpoints = [
  ['messaging', 'offer.reserved'],
  ['messaging', 'offer.accepting'],
  ['messaging', 'offer.accepted'],
  ['listings', 'deals.before-order'],
  ['messaging', 'outbox.before-publish'],
  ['listings', 'outbox.after-publish'],
  ['notifications', 'consumer.before-handle'],
  ['messaging', 'consumer.after-handle'],
] as const;

describeWith(['kafka', 'redis', 'object-storage'], 'the distributed marketplace under load', () => {
  let stage: FaultStage;

  beforeAll(async () => void (stage = await openFaultStage()), 240_000);
  afterAll(() => stage.close(), 60_000);

  it('keeps its word while each process is killed, one after the other', async () => {
    await keepsItsWord('kill -9 of each process', async () => {
      for (let turn = 0; turn < turns; turn += 1) {
        const starting: Promise<void>[] = [];
        for (const process of shuffled(stage.product.processes)) {
          await process.kill();
          await pause(1_000);
          const start = process.start();
          starting.push(start);
          // It serves long before its readers have their places again: the smoke's next kill waits only for the former.
          await Promise.race([start, pause(isSmoke ? 8_000 : 60_000)]);
        }
        await Promise.all(starting);
      }
    });
  }, 600_000);

  it('keeps its word while each process is told to stop and started again', async () => {
    await keepsItsWord('SIGTERM of each process', async () => {
      for (let turn = 0; turn < turns; turn += 1) {
        for (const process of shuffled(stage.product.processes)) {
          await process.stop();
          await process.start();
          await pause(isSmoke ? 500 : 3_000);
        }
      }
    });
  }, 600_000);

  it.each(outages)(
    'keeps its word while it is cut off from %s',
    async (part, { ci, full }) => {
      const wire = stage.wires[part];
      const milliseconds = isSmoke ? ci : full;
      await keepsItsWord(`${part} out of reach for ${milliseconds} ms`, async () => {
        await wire.cut();
        await pause(milliseconds);
        await wire.mend();
      });
    },
    600_000,
  );

  it('keeps its word while processes die at their failpoints', async () => {
    await keepsItsWord('a death at failpoints', async () => {
      for (const [name, failpoint] of isSmoke ? failpoints.slice(0, 1) : failpoints) {
        const process = stage.product.process(name);
        await process.stop();
        // It may come by before it is ready.
        await process.start({ VYBAC_FAILPOINT: failpoint }).catch(() => undefined);
        await eventually(() => expect(process.program().isRunning()).toBe(false), 60_000);
        await process.start();
      }
    });
  }, 600_000);

  async function keepsItsWord(fault: string, strike: () => Promise<void>): Promise<void> {
    const day = await stage.opensDay();
    day.begins();
    await pause(before);
    const since = performance.now();
    await strike();
    await pause(after);
    const seconds = (performance.now() - since) / 1_000;
    const { acknowledged, failed, unknown } = day.history.tally(since);
    await day.ends();
    process.stdout.write(
      `${fault}: in ${seconds.toFixed(0)} s ${acknowledged} acknowledged, ${failed} refused, ${unknown} unknown\n`,
    );
    const leftovers = await leftoversOf(stage.backstage, stage.brokers);
    const complaints = verdictOn(day.history.calls, await shownBy(day, stage.backstage, leftovers));
    expect(complaints.slice(0, 20)).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(leastAcknowledged(seconds));
  }
});

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
