import { createRuntime } from '../runtime/create-runtime';
import { readPlatformConfig } from '../runtime/platform.config';
import type { ServiceDefinition } from './service-definition';
import { startService } from './start-service';

/**
 * Runs a service alone in this process until it is told to stop: what `main.ts` of every service does.
 * Ends the process with status 1 and the reason when it cannot start.
 */
export async function runService(definition: ServiceDefinition): Promise<void> {
  try {
    const config = readPlatformConfig();
    const runtime = await createRuntime(config, definition.name);
    const service = await startService(definition, runtime);
    const address = await service.listen(config.PORT, config.HOST);
    process.stdout.write(`${definition.name} listens at ${address}\n`);
    stopOnSignal(async () => {
      await service.close();
      await runtime.close();
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  }
}

/** Runs `stop` once, at the first SIGINT or SIGTERM, then ends the process. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  const onSignal = (): void => {
    stopping ??= stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}
