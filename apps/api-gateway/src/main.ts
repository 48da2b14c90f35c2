import 'reflect-metadata';
import { traced } from '@vybac/platform/telemetry';

void traced('api-gateway', async () => {
  const { runGateway } = await import('./run');
  await runGateway();
});
