import { Logger } from '@nestjs/common';
import { createRuntime } from '../runtime/create-runtime';
import { Parts } from '../runtime/parts';
import { readPlatformConfig } from '../runtime/platform.config';
import type { Runtime } from '../runtime/runtime';
import { stopTelemetry } from '../telemetry';
import { logInJson } from '../telemetry/json-logger';
import { openWaitingRoom } from './waiting-room';

/** What runs in a process of its own. */
export interface Runnable {
  /** Opens its port; resolves to its address. */
  listen(port: number, host: string): Promise<string>;
  /** Takes no new work, finishes what it has, lets go. */
  close(): Promise<void>;
}

/**
 * Runs one part of the distributed marketplace in this process until it is told to stop: what `main.ts` of each does. What
 * it needs and does not find yet it waits for, alive and not ready. Ends the process with status 1 and the reason when it
 * cannot start.
 */
export async function runProcess(name: string, start: (runtime: Runtime) => Promise<Runnable>): Promise<void> {
  logInJson(name);
  const logger = new Logger('Process');
  try {
    const config = readPlatformConfig();
    const parts = new Parts();
    const room = await openWaitingRoom(parts, config);
    const runtime = await createRuntime(config, name, { parts });
    const running = await start(runtime);
    await room.close();
    const address = await running.listen(config.PORT, config.HOST);
    // Nest has by now said all about what it found; what is said from here on is worth reading.
    Logger.overrideLogger(['log', 'warn', 'error', 'fatal']);
    logger.log(`${name} listens at ${address}`);
    stopOnSignal(async () => {
      await running.close();
      await runtime.close();
    });
  } catch (error) {
    logger.fatal(error);
    process.exit(1);
  }
}

/** Runs `stop` once, at the first SIGINT or SIGTERM, then ends the process. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  const onSignal = (): void => {
    stopping ??= stop()
      .then(stopTelemetry)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}
