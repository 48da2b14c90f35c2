/**
 * Makes real parts available without a container engine: Redis, Kafka and an object store, which the distributed marketplace
 * runs on; Chromium, fonts, and what reads container files, for the tests. What is already there is left alone, so running it
 * again costs a second. Versions: parts.json.
 *
 *   node scripts/parts/provision.mjs            all of them
 *   node scripts/parts/provision.mjs --to-run   what the distributed marketplace runs on
 */
import { step } from '../progress.mjs';
import { missingPackages, installPackages } from './packages.mjs';
import { hasKafka, fetchKafka } from './kafka.mjs';
import { hasProgram, buildProgram } from './go-program.mjs';
import { hasPackage, fetchPackage } from './python-package.mjs';

const forTests = !process.argv.includes('--to-run');
const failures = [];

async function provide(part, isPresent, howLong, work) {
  if (isPresent) return console.log(`✓ ${part}: already here`);
  try {
    await step(`Providing ${part} (${howLong})`, work);
  } catch (error) {
    failures.push(part);
    console.error(error.message);
  }
}

async function fromTheSystem() {
  const missing = await missingPackages({ forTests });
  await provide(missing.join(', ') || 'system packages', missing.length === 0, 'by apt', () =>
    installPackages(missing),
  );
  // Maven and pip may be among those packages.
  await provide('Kafka', hasKafka(), 'by Maven, seconds', fetchKafka);
  if (!forTests) return;
  const schemas = 'kubernetes-schemas';
  await provide('schemas of Kubernetes', hasPackage(schemas), 'by pip, seconds', () => fetchPackage(schemas));
}

/** One after the other: each takes all processors there are. */
async function fromGo() {
  const minutes = 'built by Go, about 3 minutes';
  await provide('the object store', hasProgram('object-storage', 'minio'), minutes, () =>
    buildProgram('object-storage'),
  );
  if (!forTests) return;
  const seconds = 'built by Go, about a minute';
  await provide('kustomize', hasProgram('kustomize', 'kustomize'), seconds, () => buildProgram('kustomize'));
  await provide('compose', hasProgram('compose', 'compose'), seconds, () => buildProgram('compose'));
}

await Promise.all([fromTheSystem(), fromGo()]);
if (failures.length > 0) {
  console.error(`Not available: ${failures.join('; ')}`);
  process.exit(1);
}
