import { describeWith } from '@vybac/testing';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cuttable } from '../conformance/support/cuttable';
import { eventually } from '../support/eventually';
import { type FaultStage, openFaultStage } from './support/fault-stage';
import { leftoversOf } from './support/leftovers';
import { rounds } from './support/rounds';
import { shownBy } from './support/shown-by';
import { verdictOn } from './support/verdict';

const isSmoke = process.env['CI'] === 'true';
/** Milliseconds of load before a fault, and after it. */
const [before, after] = isSmoke ? [500, 3_000] : [2_000, 15_000];
/**
 * Full rounds want 500 acknowledged operations between the first stroke and the last mend. The smoke's faults last for seconds,
 * on a machine that does other things beside: two each second show that there was something to lose.
 */
const leastAcknowledged = (seconds: number): number => (isSmoke ? 2 * seconds : 500);
/** How often a fault strikes at most until so much was acknowledged: that depends on the machine. */
const mostStrikes = 5;
/** Milliseconds for one fault, with what is before and after it. */
const longest = 600_000;
const turns = Array.from({ length: rounds('FAULT_ROUNDS', { ci: 1, full: 3 }) }, (_, n) => n + 1);
/** Milliseconds. */
const outages = [
  ['kafka', isSmoke ? 10_000 : 60_000],
  ['redis', isSmoke ? 4_000 : 30_000],
  ['objects', isSmoke ? 4_000 : 30_000],
] as const;
const databaseOutage = isSmoke ? 2_000 : 25_000;

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

  it.each(turns)(
    'keeps its word while each process is killed, one after the other: turn %i',
    async () => {
      await keepsItsWord('kill -9 of each process', async () => {
        const starting: Promise<void>[] = [];
        for (const process of shuffled(stage.product.processes)) {
          await process.kill();
          await pause(1_000);
          const start = process.start();
          starting.push(start);
          // It serves long before its readers have their places again: the smoke's next kill waits only for the former.
          await Promise.race([start, pause(isSmoke ? 5_000 : 60_000)]);
        }
        await Promise.all(starting);
      });
    },
    longest,
  );

  it.each(turns)(
    'keeps its word while each process is told to stop and started again: turn %i',
    async () => {
      await keepsItsWord('SIGTERM of each process', async () => {
        for (const process of shuffled(stage.product.processes)) {
          await process.stop();
          await process.start();
          await pause(isSmoke ? 500 : 5_000);
        }
      });
    },
    longest,
  );

  it.each(outages)(
    'keeps its word while it is cut off from %s',
    async (part, milliseconds) => {
      const wire = stage.wires[part];
      await keepsItsWord(`${part} out of reach for ${milliseconds} ms`, () => isCut([wire], milliseconds));
    },
    longest,
  );

  // Without a database nobody is promised anything, so each service misses it alone while the others go on; then all do.
  it(
    'keeps its word while its services are cut off from the database, one after the other and together',
    async () => {
      const wires = shuffled([...stage.databaseWires.values()]);
      await keepsItsWord(`the database out of reach for ${databaseOutage} ms each time`, async () => {
        for (const cut of [...wires.map((wire) => [wire]), wires]) await isCut(cut, databaseOutage);
      });
    },
    longest,
  );

  it(
    'keeps its word while processes die at their failpoints',
    async () => {
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
    },
    longest,
  );

  async function keepsItsWord(fault: string, strike: () => Promise<void>): Promise<void> {
    const day = await stage.opensDay();
    day.begins();
    await pause(before);
    const since = performance.now();
    const isEnough = (): boolean => {
      const now = performance.now();
      return day.history.tally(since, now).acknowledged >= leastAcknowledged((now - since) / 1_000);
    };
    let strikes = 0;
    try {
      do await strike();
      while ((strikes += 1) < mostStrikes && !isEnough());
    } catch (error) {
      await day.ends();
      throw error;
    }
    const until = performance.now();
    await pause(after);
    await day.ends();
    const leftovers = await leftoversOf(stage.backstage, stage.brokers);
    const quietAfter = (performance.now() - until) / 1_000;
    const { acknowledged, failed, unknown } = day.history.tally(since, until);
    const seconds = (until - since) / 1_000;
    process.stdout.write(
      `${fault}, ${strikes} times: in ${seconds.toFixed(0)} s ${acknowledged} acknowledged, ${failed} refused, ${unknown} unknown; ` +
        `all was quiet after ${quietAfter.toFixed(0)} s\n`,
    );
    const complaints = verdictOn(day.history.calls, await shownBy(day, stage.backstage, leftovers));
    expect(complaints.slice(0, 20)).toEqual([]);
    expect(acknowledged).toBeGreaterThanOrEqual(leastAcknowledged(seconds));
  }
});

async function isCut(wires: readonly Cuttable[], milliseconds: number): Promise<void> {
  await Promise.all(wires.map((wire) => wire.cut()));
  await pause(milliseconds);
  await Promise.all(wires.map((wire) => wire.mend()));
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
