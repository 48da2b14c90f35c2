import 'reflect-metadata';
import { traced } from '@vybac/platform/telemetry';

void traced('listings', async () => {
  const [{ runService }, { listingsService }] = await Promise.all([import('@vybac/platform'), import('./index')]);
  await runService(listingsService);
});
