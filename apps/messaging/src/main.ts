import 'reflect-metadata';
import { traced } from '@vybac/platform/telemetry';

void traced('messaging', async () => {
  const [{ runService }, { messagingService }] = await Promise.all([import('@vybac/platform'), import('./index')]);
  await runService(messagingService);
});
