import 'reflect-metadata';
import { traced } from '@vybac/platform/telemetry';

void traced('identity', async () => {
  const [{ runService }, { identityService }] = await Promise.all([import('@vybac/platform'), import('./index')]);
  await runService(identityService);
});
