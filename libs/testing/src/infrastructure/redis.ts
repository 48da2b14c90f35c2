import { Redis } from 'ioredis';
import { startContainer } from './container';
import { dataFolder, freePort, startNative } from './native-program';
import parts from './parts.json';
import { sourceOf, waysTo } from './sources';

export interface RunningRedis {
  url: string;
  stop(): Promise<void>;
}

/**
 * A Redis that forgets everything when it stops, but for data that is kept. Guard suites by `describeWith(['redis'], …)`.
 * @param keepIn a folder that outlives it
 */
export async function startRedis({ keepIn }: { keepIn?: string } = {}): Promise<RunningRedis> {
  const source = sourceOf('redis');
  if (source === 'environment') return { url: process.env['REDIS_URL'] ?? '', stop: async () => {} };
  if (source === 'container') {
    const { address, stop } = await startContainer({
      image: parts.redis.image,
      port: 6379,
      saysWhenReady: /Ready to accept connections/,
    });
    return { url: `redis://${address}`, stop };
  }
  if (source === 'native') return natively(keepIn);
  throw new Error(`There is no Redis: ${waysTo('redis')}`);
}

async function natively(keepIn: string | undefined): Promise<RunningRedis> {
  const port = await freePort();
  const folder = await dataFolder('redis', keepIn);
  const url = `redis://127.0.0.1:${port}`;
  const stop = await startNative({
    command: [
      'redis-server',
      '--port',
      `${port}`,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      keepIn ? 'yes' : 'no',
      '--dir',
      folder.path,
    ],
    answers: () => answers(url),
    revives: keepIn !== undefined,
  });
  return { url, stop: () => stop().finally(folder.remove) };
}

async function answers(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => {}); // connect() below reports it
  try {
    await redis.connect();
    await redis.ping();
  } finally {
    redis.disconnect();
  }
}
