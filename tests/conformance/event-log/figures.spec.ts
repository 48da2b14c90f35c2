import { metrics, type EventLog } from '@vybac/platform';
import { eventually } from '../support/eventually';
import { openMongoStage } from './mongo.stage';
import { openScene, type Scene } from './scene';
import type { Stage } from './stage';

/** What Prometheus reads of one series; undefined when there is none. */
async function figure(name: string, labels: Record<string, string>): Promise<number | undefined> {
  const { values } = (await metrics.getSingleMetric(name)?.get()) ?? { values: [] };
  const found = values.find((value) => Object.entries(labels).every(([label, text]) => value.labels[label] === text));
  return found?.value;
}

describe('the figures of events', () => {
  let stage: Stage;
  let log: EventLog;
  let scene: Scene;
  beforeAll(async () => {
    stage = await openMongoStage();
    log = await stage.openLog();
  });
  beforeEach(async () => {
    scene = await openScene(stage, log);
  });
  afterEach(() => scene.close());
  afterAll(() => stage.close());

  it('show what waits in outboxes, and for how long', async () => {
    const { price, relay } = scene;
    relay.start();
    await relay.pause();
    await Promise.all(['one', 'two'].map((bike) => price(bike, 1)));
    expect(await figure('vybac_outbox_pending', { service: 'shop' })).toBe(2);
    await eventually(async () =>
      expect(await figure('vybac_outbox_lag_seconds', { service: 'shop' })).toBeGreaterThan(0.05),
    );
    relay.resume();
    await eventually(async () => expect(await figure('vybac_outbox_pending', { service: 'shop' })).toBe(0));
    expect(await figure('vybac_outbox_lag_seconds', { service: 'shop' })).toBe(0);
  });

  it('show what each reaction did, what it gave up and how far behind it is', async () => {
    const { price, relay, reacts } = scene;
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const { service, deadLetters } = await reacts({
      watch: async ({ data }) => {
        if (data.price === 666) throw new Error('never');
      },
      slow: () => held,
    });
    relay.start();
    await price('fine', 1);
    await price('poisoned', 666);
    await eventually(async () => expect(await deadLetters.list()).toHaveLength(1));

    const did = (reaction: string, result: string) =>
      figure('vybac_events_handled_total', { service, reaction, result });
    const waiting = () => figure('vybac_dead_letters', { service, reaction: 'watch' });
    await eventually(async () => expect(await did('watch', 'dead')).toBe(1));
    expect(await did('watch', 'handled')).toBe(1);
    // Four attempts, three where the first took so long that the second had to wait.
    expect(await did('watch', 'failed')).toBeGreaterThanOrEqual(3);
    expect(await waiting()).toBe(1);
    expect(await did('slow', 'handled')).toBeUndefined();

    letGo();
    await eventually(async () => expect(await did('slow', 'handled')).toBe(2));
    await eventually(async () =>
      expect(await figure('vybac_consumer_lag', { service, group: `${service}.watch` })).toBe(0),
    );
    await deadLetters.replay((await deadLetters.list())[0]?.id ?? '');
    await eventually(async () => expect(await waiting()).toBe(0));
  });

  it('show how many events a group has not dealt with', async () => {
    const { price, relay, reacts } = scene;
    const database = await stage.database();
    // A database that refuses to remember keeps the group where it is.
    await database.createCollection('handled_events', { validator: { at: 'never' } });
    const { service } = await reacts({ stuck: async () => undefined }, { database });
    relay.start();
    for (const bike of ['one', 'two', 'three']) await price(bike, 1);
    const lag = () => figure('vybac_consumer_lag', { service, group: `${service}.stuck` });
    await eventually(async () => expect(await lag()).toBe(3));
  });
});
