import 'reflect-metadata';
import { events } from '@vybac/contracts';
import { identityService } from '@vybac/identity';
import { listingsService } from '@vybac/listings';
import { createRuntime, readPlatformConfig, type RunningService, type Runtime, startService } from '@vybac/platform';
import { ensureDemo, isDemoIn } from './demo/demo';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Prepares what the processes of a distributed marketplace share, then ends: topics and bucket; with `--demo` the demo
 * neighbourhood too, in an empty marketplace. Running it again changes nothing.
 */
async function bootstrap(): Promise<void> {
  const runtime = await createRuntime(readPlatformConfig(), 'bootstrap');
  try {
    await runtime.eventLog.ensureTopics(events.map(({ topic }) => topic));
    say('Topics and bucket are there');
    await requireUploads(runtime);
    if (process.argv.includes('--demo') && !(await isDemoIn(runtime))) await bringDemo(runtime);
  } finally {
    await runtime.close();
  }
}

/** A store that turns browsers away would be noticed by the first seller only. */
async function requireUploads({ objects, config: { PUBLIC_ORIGIN } }: Runtime): Promise<void> {
  if (await objects.admitsPagesOf(PUBLIC_ORIGIN)) return;
  throw new Error(
    `The object store lets no browser upload from ${PUBLIC_ORIGIN}: allow it PUT with content-type (CORS; MinIO: MINIO_API_CORS_ALLOW_ORIGIN)`,
  );
}

/** Needs `listings` to be up: the neighbours' things are looked up there. Whatever they announce, all services hear. */
async function bringDemo(runtime: Runtime): Promise<void> {
  const services: RunningService[] = [];
  try {
    for (const definition of [identityService, listingsService]) services.push(await startService(definition, runtime));
    const service = (name: string): RunningService => {
      const found = services.find((one) => one.name === name);
      if (!found) throw new Error(`The demo neighbourhood needs no ${name}`);
      return found;
    };
    await ensureDemo({ runtime, service }, say);
  } finally {
    await Promise.all(services.map((one) => one.close()));
  }
}

bootstrap().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
