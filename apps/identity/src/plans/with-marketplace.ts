import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRuntime, type PlatformConfig, type Runtime } from '@vybac/platform';
import { createConnection } from 'mongoose';

/**
 * Hands `work` the parts of the running marketplace or, when none runs, of its data directory, and lets go of them afterwards.
 */
export async function withMarketplace<Result>(
  config: PlatformConfig,
  work: (runtime: Runtime) => Promise<Result>,
): Promise<Result> {
  const uri = config.MONGODB_URI ?? (await findRunningDatabase(config.VYBAC_DATA));
  const runtime = await createRuntime({ ...config, MONGODB_URI: uri }, 'operator');
  try {
    return await work(runtime);
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
