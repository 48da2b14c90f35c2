import { createServer } from 'node:http';
import { createRuntime, readPlatformConfig, stopOnSignal } from '@vybac/platform';
import { attachRealtime } from './realtime';

/** Runs this process until it is told to stop. */
export async function runRealtimeGateway(): Promise<void> {
  const config = readPlatformConfig();
  const runtime = await createRuntime(config, 'realtime-gateway');
  const server = createServer((request, response) => {
    const isHealth = request.url === '/health/live' || request.url === '/health/ready';
    response.writeHead(isHealth ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: isHealth ? 'ok' : 'missing' }));
  });
  const realtime = await attachRealtime(server, runtime);
  server.listen(config.PORT, config.HOST, () =>
    process.stdout.write(`realtime-gateway listens at port ${config.PORT}\n`),
  );
  stopOnSignal(async () => {
    await realtime.close();
    server.close();
    await runtime.close();
  });
}
