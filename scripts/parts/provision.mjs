/**
 * Makes the real parts that tests run against available without a container engine: Chromium and fonts, Redis, Kafka and an
 * object store. What is already there is left alone, so running it again costs a second. Versions: parts.json.
 *
 *   node scripts/parts/provision.mjs
 */
import { step } from '../progress.mjs';
import { missingPackages, installPackages } from './packages.mjs';
import { hasKafka, fetchKafka } from './kafka.mjs';
import { hasObjectStore, buildObjectStore } from './object-store.mjs';

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

async function systemThenKafka() {
  const missing = await missingPackages();
  const packages = missing.join(', ') || 'Chromium, fonts, Redis, Java, Maven';
  await provide(packages, missing.length === 0, 'system packages', () => installPackages(missing));
  await provide('Kafka', hasKafka(), 'by Maven, seconds', fetchKafka); // Maven may be one of those packages
}

await Promise.all([
  systemThenKafka(),
  provide('the object store', hasObjectStore(), 'built by Go, about 3 minutes', buildObjectStore),
]);
if (failures.length > 0) {
  console.error(`Not available: ${failures.join('; ')}`);
  process.exit(1);
}
