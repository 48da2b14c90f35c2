import 'reflect-metadata';
import { createRuntime, readPlatformConfig, startService } from '@vybac/platform';
import { identityService } from './index';

async function main(): Promise<void> {
  const config = readPlatformConfig();
  const runtime = await createRuntime(config, identityService.name);
  const service = await startService(identityService, runtime);
  const address = await service.listen(config.PORT, config.HOST);
  process.stdout.write(`identity answers at ${address}\n`);
  const stop = async (): Promise<void> => {
    await service.close();
    await runtime.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().catch(fail));
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}

void main().catch(fail);
