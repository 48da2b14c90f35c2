import type { Connection } from 'mongoose';

/** How many members stand behind a connection: one (the embedded engine, a lone server) or a replica set. */
export type Topology = 'single' | 'replica-set';

export type WriteConcern = Readonly<{ w: 1 | 'majority'; j: true }>;

/**
 * The write concern under which an acknowledged write is never lost. It is exact for each topology: on a single member
 * `majority` lost acknowledged writes in 17 of 30 kills, and the driver's default in 26 (docs/architecture.md).
 */
export function writeConcernFor(topology: Topology): WriteConcern {
  return topology === 'replica-set' ? { w: 'majority', j: true } : { w: 1, j: true };
}

/** Topology as a server states it in its answer to `hello`. */
export function topologyFrom(hello: { setName?: unknown }): Topology {
  return hello.setName === undefined ? 'single' : 'replica-set';
}

/**
 * Refuses a connection whose default write concern is not the one its topology needs. Called once at boot, after connecting.
 * @throws Error naming both write concerns
 */
export async function assertWriteConcern(connection: Connection): Promise<void> {
  const database = connection.db;
  if (!database) throw new Error('The write concern can only be checked on an open connection.');
  const needed = writeConcernFor(topologyFrom(await database.command({ hello: 1 })));
  const given = database.writeConcern;
  if (given?.w === needed.w && given.journal === needed.j) return;
  const found = JSON.stringify({ w: given?.w, j: given?.journal });
  throw new Error(`This database needs the write concern ${JSON.stringify(needed)}, but the connection has ${found}.`);
}
