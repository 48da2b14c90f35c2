import { type Connection, mongo } from 'mongoose';
import { isOutage } from '../http/outage';

/**
 * Reads what one command finds, all in one batch. The driver's cursors decode their documents one by one and are many promises
 * long, which made a page of listings a quarter dearer. As with finds, a broken connection is tried once more.
 *
 * @param command a `find` or `aggregate` whose answer fits into its first batch
 *
 * @example
 * await readBatch<Card>(connection, { find: 'listings', filter, sort, limit, singleBatch: true });
 */
export async function readBatch<Row>(connection: Pick<Connection, 'db'>, command: mongo.Document): Promise<Row[]> {
  const ask = () => (connection.db as mongo.Db).command(command);
  const answer = await ask().catch((error: unknown) => {
    // Whoever has waited in vain for a server need not wait again.
    if (!isOutage(error) || error instanceof mongo.MongoServerSelectionError) throw error;
    return ask();
  });
  return (answer as { cursor: { firstBatch: Row[] } }).cursor.firstBatch;
}
