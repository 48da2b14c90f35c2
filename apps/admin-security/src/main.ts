import 'reflect-metadata';
import { traced } from '@vybac/platform/telemetry';

void traced('admin-security', async () => {
  const [{ runService }, { adminSecurityService }] = await Promise.all([import('@vybac/platform'), import('./index')]);
  await runService(adminSecurityService);
});
