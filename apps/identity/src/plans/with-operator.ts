import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRuntime, Database, Outbox, OutboxRelay, type PlatformConfig } from '@vybac/platform';
import { createConnection } from 'mongoose';
import { PeopleStore } from '../people/people.store';
import { AuditStore } from './audit.store';
import { OperatorService } from './operator.service';

/**
 * Hands the operator's acts to `work`, on the database of the running marketplace or, when none runs, on its data directory.
 * What the acts announce waits in the outbox until the marketplace publishes it.
 */
export async function withOperator<Result>(
  config: PlatformConfig,
  work: (operator: OperatorService) => Promise<Result>,
): Promise<Result> {
  const uri = config.MONGODB_URI ?? (await findRunningDatabase(config.VYBAC_DATA));
  const runtime = await createRuntime({ ...config, MONGODB_URI: uri }, 'operator');
  try {
    const connection = await runtime.connect('identity');
    const database = new Database(connection);
    const relay = new OutboxRelay({ service: 'identity', connection, log: runtime.eventLog });
    const people = new PeopleStore(new Outbox(database, runtime.clock, runtime.ids, relay));
    return await work(new OperatorService(people, new AuditStore(database, runtime.clock, runtime.ids), runtime.clock));
  } finally {
    await runtime.close();
  }
}

/** A running marketplace says in its data directory where its engine listens; after a crash that may be nobody. */
async function findRunningDatabase(dataDirectory: string): Promise<string | undefined> {
  const announced = await readFile(join(dataDirectory, 'database.json'), 'utf8').catch(() => null);
  if (!announced) return undefined;
  const { uri } = JSON.parse(announced) as { uri: string };
  const probe = createConnection(uri, { serverSelectionTimeoutMS: 1_500 });
  const answers = await probe.asPromise().then(
    () => true,
    () => false,
  );
  await probe.close();
  return answers ? uri : undefined;
}
