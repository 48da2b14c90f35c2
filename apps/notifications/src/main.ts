import 'reflect-metadata';
import { traced } from '@vybac/platform/telemetry';

void traced('notifications', async () => {
  const [{ runService }, { notificationsService }] = await Promise.all([import('@vybac/platform'), import('./index')]);
  await runService(notificationsService);
});
