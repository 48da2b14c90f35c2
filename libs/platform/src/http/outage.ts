/** What Node says when a server cannot be reached or goes away in the middle. */
const networkCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What the MongoDB driver says then. */
const databaseNames =
  /^Mongo(Network|Server(Selection|Closed)|Pool|WaitQueue|NotConnected|Topology|ClientClosed|StalePrimary|OperationTimeout)/;
/** What a MongoDB server says that shuts down, or is not the primary any more. */
const databaseCodes: ReadonlySet<unknown> = new Set([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

/**
 * Whether an error means that a part we need (database, object store) is out of reach for now: nobody's mistake, and worth
 * trying again. Causes are looked at, too.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // A file that is missing says ENOENT as well.
  if (networkCodes.has(code) && !(code === 'ENOENT' && syscall !== 'connect')) return true;
  return databaseNames.test(error.name) || databaseCodes.has(code) || isOutage(error.cause);
}
