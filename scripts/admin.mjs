/**
 * What only the operator may do: `npm run admin -- grant-role <email> admin`, `-- assign-plan <email> premium`,
 * `-- dead-letters list`, `-- dead-letters replay <service> <id>`.
 * Works beside a running marketplace and without one.
 */
import Module from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const { ensureInstalled } = await import('./install.mjs');
const { ensureBuilt } = await import('./ensure-built.mjs');
try {
  await ensureInstalled({ development: false });
  await ensureBuilt();
} catch (error) {
  console.error(`\n${error.message}\n\nThe command could not be prepared.`);
  process.exit(1);
}

process.setSourceMapsEnabled(true);
process.env.NODE_ENV ??= 'production';
process.argv[1] = join(root, 'apps/identity/dist/operator.js');
Module.runMain();
