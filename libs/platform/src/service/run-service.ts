import { runProcess } from './run-process';
import type { ServiceDefinition } from './service-definition';
import { startService } from './start-service';

/** Runs a service alone in this process until it is told to stop: what `main.ts` of every service does. */
export function runService(definition: ServiceDefinition): Promise<void> {
  return runProcess(definition.name, (runtime) => startService(definition, runtime));
}
