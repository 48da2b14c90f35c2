import 'reflect-metadata';
import { traced } from '@vybac/platform/telemetry';

void traced('realtime-gateway', async () => {
  const { runRealtimeGateway } = await import('./run');
  await runRealtimeGateway();
});
