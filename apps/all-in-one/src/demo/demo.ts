import type { Runtime } from '@vybac/platform';
import { seedDemo } from './demo.seeder';
import { type DemoMarketplace, doorInto } from './marketplace.door';
import { StudioApart } from './studio-apart';

interface DemoMarker {
  _id: 'demo';
  /** Ages of the data are counted back from here, also when seeding goes on after a stop. */
  begunAt: Date;
  done: boolean;
}

const tellEvery = 20;

/**
 * Brings the demo neighbourhood into an empty marketplace, once; goes on where a stop interrupted it. A marketplace in
 * which people have begun stays as it is.
 */
export async function ensureDemo(marketplace: DemoMarketplace, say: (line: string) => void): Promise<void> {
  const connection = await marketplace.runtime.connect('all-in-one');
  const markers = connection.collection<DemoMarker>('markers');
  const marker = await markers.findOne({ _id: 'demo' });
  if (marker?.done || (!marker && !(await isEmpty(marketplace)))) return;
  const begunAt = marker?.begunAt ?? marketplace.runtime.clock.now();
  await markers.updateOne({ _id: 'demo' }, { $setOnInsert: { begunAt, done: false } }, { upsert: true });
  say('Bringing in the demo neighbourhood …');
  const studio = new StudioApart();
  await seedDemo({
    door: doorInto(marketplace),
    studio,
    now: begunAt,
    onProgress: ({ done, total }) => {
      if (done % tellEvery === 0 || done === total) say(`  ${done} of ${total}`);
    },
  }).finally(() => studio.close());
  await markers.updateOne({ _id: 'demo' }, { $set: { done: true } });
  say('The demo neighbourhood is in. Start with --empty to do without it.');
}

/** Whether it was brought in completely, in a marketplace of whichever kind. */
export async function isDemoIn(runtime: Runtime): Promise<boolean> {
  const connection = await runtime.connect('all-in-one');
  return (await connection.collection<DemoMarker>('markers').findOne({ _id: 'demo' }))?.done ?? false;
}

async function isEmpty(marketplace: DemoMarketplace): Promise<boolean> {
  const { connection } = marketplace.service('identity');
  return (await connection.collection('people').countDocuments({}, { limit: 1 })) === 0;
}
