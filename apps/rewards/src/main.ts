import 'reflect-metadata';
import { traced } from '@vybac/platform/telemetry';

void traced('rewards', async () => {
  const [{ runService }, { rewardsService }] = await Promise.all([import('@vybac/platform'), import('./index')]);
  await runService(rewardsService);
});
