import type { Kafka } from 'kafkajs';
import { KafkaGroup } from './kafka-group';

type Crash = (event: { payload: { error: Error; restart: boolean } }) => void;

/** A consumer that does as it is told, and crashes when the test says so. */
function aGroup() {
  const seen = { runs: 0, ended: [] as string[], crash: (() => undefined) as Crash };
  const consumer = {
    events: { GROUP_JOIN: 'join', HEARTBEAT: 'heartbeat', STOP: 'stop', CRASH: 'crash' },
    on: (event: string, listener: Crash) => {
      if (event === 'crash') seen.crash = listener;
    },
    connect: () => Promise.resolve(),
    subscribe: () => Promise.resolve(),
    run: async () => void (seen.runs += 1),
    disconnect: () => Promise.resolve(),
  };
  const subscription = { group: 'shop.watch', topics: ['shop.bike'], each: () => Promise.resolve() };
  const onCrash = (_group: string, error: Error) => void seen.ended.push(error.message);
  const kafka = { consumer: () => consumer } as unknown as Kafka;
  const group = new KafkaGroup(kafka, subscription, { sessionTimeout: 30_000, onCrash });
  return { group, seen };
}

function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}

describe('a consumer that kafkajs gives up on', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('begins again while brokers are still electing a coordinator for its group', async () => {
    const { group, seen } = aGroup();
    await group.start();
    for (const runs of [2, 3]) {
      seen.crash({ payload: { error: named('KafkaJSGroupCoordinatorNotFound'), restart: false } });
      await jest.advanceTimersByTimeAsync(1_000);
      expect(seen.runs).toBe(runs);
    }
    expect(seen.ended).toEqual([]);
  });

  it('has ended for good when it is anything else', async () => {
    const { group, seen } = aGroup();
    await group.start();
    seen.crash({ payload: { error: named('KafkaJSUnsupportedMagicByteInMessageSet'), restart: false } });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(seen).toMatchObject({ runs: 1, ended: ['KafkaJSUnsupportedMagicByteInMessageSet'] });
  });

  it('is left to kafkajs when that begins again itself, and to nobody when we are closing', async () => {
    const { group, seen } = aGroup();
    await group.start();
    seen.crash({ payload: { error: named('KafkaJSConnectionError'), restart: true } });
    await group.stop();
    seen.crash({ payload: { error: named('KafkaJSGroupCoordinatorNotFound'), restart: false } });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(seen).toMatchObject({ runs: 1, ended: [] });
  });
});
