import { join } from 'node:path';
import { createRuntime, readPlatformConfig, stopOnSignal } from '@vybac/platform';
import { startGateway } from './gateway';

const webDirectory = join(__dirname, '../../web/dist');

/** Runs this process until it is told to stop. */
export async function runGateway(): Promise<void> {
  const config = readPlatformConfig();
  const runtime = await createRuntime(config, 'api-gateway');
  const gateway = await startGateway(runtime, { webDirectory, version: '0.1.0' });
  const address = await gateway.listen(config.PORT, config.HOST);
  process.stdout.write(`api-gateway listens at ${address}\n`);
  stopOnSignal(async () => {
    await gateway.close();
    await runtime.close();
  });
}
