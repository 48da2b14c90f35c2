import 'reflect-metadata';
import { traced } from '@vybac/platform/telemetry';

void traced('all-in-one', async () => {
  const { runMarketplace } = await import('./run');
  await runMarketplace();
});
