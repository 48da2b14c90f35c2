import { join } from 'node:path';
import { launchDatabase } from '@vybac/platform';
import { temporaryFolder } from '@vybac/testing';
import { Redis } from 'ioredis';
import { mongo } from 'mongoose';
import { type DistributedProduct, type ProcessName, startDistributed } from '../support/distributed';
import { startCeiling } from './ceiling';
import { copyOfDemo, growTo } from './neighbourhood';
import { processorTimeOf } from './process-figures';
import type { Server } from './server';
import { secret } from './stage';

/** The product in processes of its own, and its ceilings over the same engine, Kafka and Redis. */
export interface DistributedStage {
  readonly product: DistributedProduct;
  readonly database: mongo.MongoClient;
  /** @param name a file of `ceilings/` */
  ceiling(name: string, environment?: Record<string, string>): Promise<Server>;
  /** Processor time of some of the product's processes and of Redis, which only the product asks, in milliseconds. */
  cpu(names: readonly ProcessName[]): number;
  /** Processor time of the engine, in milliseconds. */
  engineCpu(): number;
  close(): Promise<void>;
}

export interface DistributedStageOptions {
  /** How many the marketplace holds; none when left out. */
  readonly listings?: number;
  readonly realtimeGateways?: number;
}

export async function openDistributedStage(options: DistributedStageOptions = {}): Promise<DistributedStage> {
  const { listings = 0, realtimeGateways = 1 } = options;
  const folder = listings > 0 ? await copyOfDemo() : await temporaryFolder('bench');
  const engine = await launchDatabase({ directory: join(folder.path, 'database') });
  if (listings > 0) await growTo(engine.uri, listings);
  const product = await startDistributed({
    database: engine,
    realtimeGateways,
    environment: { NODE_ENV: 'production', SERVICE_SECRET: secret, TRUSTED_PROXIES: '127.0.0.1' },
  });
  // Whatever ends the run, nothing of it goes on loading the machine.
  const leaveNone = () => product.processes.forEach((process) => process.program().signal('SIGKILL'));
  process.once('exit', leaveNone);
  const database = await new mongo.MongoClient(engine.uri).connect();
  const redisProcess = await processOfRedis(product.settings['REDIS_URL'] ?? '');
  const ceilings: Server[] = [];
  return {
    product,
    database,
    ceiling: async (name, environment = {}) => {
      const server = await startCeiling(name, { ...product.settings, ...environment });
      ceilings.push(server);
      return server;
    },
    cpu: (names) => {
      const processes = product.processes.filter(({ name }) => names.includes(name));
      const ids = [redisProcess, ...processes.map((process) => process.program().processId ?? 0)];
      return ids.reduce((total, id) => total + processorTimeOf(id), 0);
    },
    engineCpu: () => processorTimeOf(engine.processId ?? 0),
    close: async () => {
      await Promise.all(ceilings.map((server) => server.stop()));
      await database.close();
      await product.stop();
      process.off('exit', leaveNone);
      await engine.close();
      await folder.remove();
    },
  };
}

async function processOfRedis(url: string): Promise<number> {
  const redis = new Redis(url);
  const facts = await redis.info('server');
  redis.disconnect();
  return Number(/process_id:(\d+)/.exec(facts)?.[1]);
}
