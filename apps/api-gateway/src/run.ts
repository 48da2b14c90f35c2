import { join } from 'node:path';
import { runProcess } from '@vybac/platform';
import { startGateway } from './gateway';

const webDirectory = join(__dirname, '../../web/dist');

/** Runs this process until it is told to stop. */
export function runGateway(): Promise<void> {
  return runProcess('api-gateway', (runtime) => startGateway(runtime, { webDirectory, version: '0.1.0' }));
}
