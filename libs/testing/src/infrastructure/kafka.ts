import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kafka, logLevel } from 'kafkajs';
import { startContainer } from './container';
import { dataFolder, freePort, startNative } from './native-program';
import parts from './parts.json';
import { partFolder, sourceOf, waysTo } from './sources';

export interface RunningKafka {
  brokers: string[];
  stop(): Promise<void>;
}

/**
 * One Kafka broker that makes no topic by itself, as in production. Guard suites by `describeWith(['kafka'], …)`.
 * @param through puts something before the native broker (`host:port` in, `host:port` out), which clients then talk to
 * @param keepIn a folder that outlives it; without one its events end with it
 */
export async function startKafka(
  through?: (address: string) => Promise<string>,
  { keepIn }: { keepIn?: string } = {},
): Promise<RunningKafka> {
  const source = sourceOf('kafka');
  if (source === 'environment')
    return { brokers: (process.env['KAFKA_BROKERS'] ?? '').split(','), stop: async () => {} };
  if (source === 'container') return inContainer();
  if (source === 'native') return natively(through, keepIn);
  throw new Error(`There is no Kafka: ${waysTo('kafka')}`);
}

/** Settings of a lone node that stores and controls, quick to form consumer groups. */
function settings(broker: string, controller: string, advertised: string): Record<string, string> {
  return {
    'process.roles': 'broker,controller',
    'node.id': '1',
    'controller.quorum.voters': `1@${controller}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    listeners: `PLAINTEXT://${broker},CONTROLLER://${controller}`,
    'advertised.listeners': `PLAINTEXT://${advertised}`,
    'offsets.topic.replication.factor': '1',
    'offsets.topic.num.partitions': '4',
    'transaction.state.log.replication.factor': '1',
    'transaction.state.log.min.isr': '1',
    'group.initial.rebalance.delay.ms': '0',
    'auto.create.topics.enable': 'false',
  };
}

async function natively(
  through = async (address: string) => address,
  keepIn: string | undefined,
): Promise<RunningKafka> {
  const [brokerPort, controllerPort] = [await freePort(), await freePort()];
  const address = `127.0.0.1:${brokerPort}`;
  const advertised = await through(address);
  const folder = await dataFolder('kafka', keepIn);
  const file = join(folder.path, 'server.properties');
  const lines = {
    ...settings(address, `127.0.0.1:${controllerPort}`, advertised),
    'log.dirs': join(folder.path, 'data'),
  };
  await writeFile(
    file,
    Object.entries(lines)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );

  const archives = join(partFolder('kafka'), 'libs', '*');
  await promisify(execFile)('java', [
    '-cp',
    archives,
    'kafka.tools.StorageTool',
    'format',
    '--ignore-formatted',
    '-t',
    'dnliYWMtdGVzdC1rYWZrYQ',
    '-c',
    file,
  ]);
  const stop = await startNative({
    command: ['java', '-Xmx384m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', archives, 'kafka.Kafka', file],
    answers: () => answers(address),
    revives: keepIn !== undefined,
  });
  return { brokers: [advertised], stop: () => stop().finally(folder.remove) };
}

async function inContainer(): Promise<RunningKafka> {
  // A broker tells its clients its own address, so the port outside must be known before it starts.
  const port = await freePort();
  const environment = Object.entries(settings('0.0.0.0:9092', 'localhost:9093', `localhost:${port}`)).map(
    ([name, value]) => [`KAFKA_${name.replaceAll('.', '_').toUpperCase()}`, value],
  );
  const { stop } = await startContainer({
    image: parts.kafka.image,
    port: { container: 9092, host: port },
    environment: Object.fromEntries(environment) as Record<string, string>,
    saysWhenReady: /Kafka Server started/,
  });
  return { brokers: [`localhost:${port}`], stop };
}

async function answers(broker: string): Promise<void> {
  const admin = new Kafka({ brokers: [broker], logLevel: logLevel.NOTHING, retry: { retries: 0 } }).admin();
  try {
    await admin.connect();
    await admin.describeCluster();
  } finally {
    await admin.disconnect();
  }
}
