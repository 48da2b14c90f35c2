import { join } from 'node:path';
import { launchDatabase } from '@vybac/platform';
import { mongo } from 'mongoose';
import { startCeiling } from './ceiling';
import { allInOne, copyOfDemo, growTo } from './neighbourhood';
import { threadTimeOf } from './process-figures';
import { type Server, startServer } from './server';

/** Known here, so that a bench can make page cursors as the product does. */
export const secret = 'a secret of the benchmarks alone, 32 letters long';

/** Threads that write to disk what was loaded before, and make room for what is read next. */
const housekeeping = /^(eviction|checkpoint|prefetch|log|compact|sweep|tiered)-|^Checkpointer|Sweeper/;

/** The product and its ceilings over one engine and the same data. */
export interface Stage {
  readonly product: Server;
  readonly database: mongo.MongoClient;
  /** @param name a file of `ceilings/` */
  ceiling(name: string, environment?: Record<string, string>): Promise<Server>;
  /**
   * Processor time that the engine has spent on answers, in milliseconds. What it does by itself meanwhile is on other threads.
   */
  engineCpu(): number;
  close(): Promise<void>;
}

/** @param listings how many the marketplace holds */
export async function openStage(listings: number): Promise<Stage> {
  const folder = await copyOfDemo();
  return openStageIn(folder, (uri) => growTo(uri, listings));
}

/**
 * @param folder holds the demo neighbourhood; removed in the end
 * @param prepare brings the database to what it shall hold, before the product starts
 */
export async function openStageIn(
  folder: { readonly path: string; remove(): Promise<void> },
  prepare: (uri: string) => Promise<void>,
): Promise<Stage> {
  const engine = await launchDatabase({ directory: join(folder.path, 'database') });
  await prepare(engine.uri);
  const product = await startServer([allInOne, '--empty'], {
    VYBAC_DATA: folder.path,
    MONGODB_URI: engine.uri,
    SERVICE_SECRET: secret,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const database = await new mongo.MongoClient(engine.uri).connect();
  const ceilings: Server[] = [];
  return {
    product,
    database,
    engineCpu: () => threadTimeOf(engine.processId ?? 0, housekeeping),
    ceiling: async (name, environment = {}) => {
      const server = await startCeiling(name, { MONGODB_URI: engine.uri, ...environment });
      ceilings.push(server);
      return server;
    },
    close: async () => {
      await Promise.all([...ceilings, product].map((server) => server.stop()));
      await database.close();
      await engine.close();
      await folder.remove();
    },
  };
}
