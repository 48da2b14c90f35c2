import { metrics, registerMetrics, startTelemetry, stopTelemetry } from '@vybac/platform';
import fastify from 'fastify';
import { Gauge } from 'prom-client';

const token = 'what Prometheus knows';
const authorization = `Bearer ${token}`;

test('Prometheus reads how long requests took, by route and not by address', async () => {
  const server = fastify();
  registerMetrics(server, { service: 'listings', token });
  server.get('/api/listings/:id', () => ({ ok: true }));
  await server.inject('/api/listings/1');
  await server.inject('/api/listings/2');
  await server.inject('/nowhere');
  const answer = await server.inject({ url: '/metrics', headers: { authorization } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/plain');
  const count = 'vybac_http_request_duration_seconds_count';
  expect(answer.body).toContain(`${count}{service="listings",method="GET",route="/api/listings/:id",status="200"} 2`);
  expect(answer.body).toContain(`${count}{service="listings",method="GET",route="unmatched",status="404"} 1`);
  expect(answer.body).toContain('process_resident_memory_bytes');
  await server.close();
});

test('others show figures of their own', async () => {
  new Gauge({ name: 'vybac_bikes_waiting', help: 'For this test', registers: [metrics] }).set(3);
  const server = fastify();
  registerMetrics(server, { service: 'messaging', token });
  const answer = await server.inject({ url: '/metrics', headers: { authorization } });
  expect(answer.body).toContain('vybac_bikes_waiting 3');
  await server.close();
});

test.each([{}, { authorization: 'Bearer wrong' }, { authorization: token }])(
  'nobody else reads them: %j',
  async (headers) => {
    const server = fastify();
    registerMetrics(server, { service: 'messaging', token });
    expect((await server.inject({ url: '/metrics', headers })).statusCode).toBeGreaterThanOrEqual(400);
    await server.close();
  },
);

test('without a token there are no figures to read', async () => {
  const server = fastify();
  registerMetrics(server, { service: 'messaging' });
  expect((await server.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })).statusCode).toBe(
    404,
  );
  await server.close();
});

test('without a collector nothing is traced', async () => {
  await startTelemetry('listings', undefined);
  await expect(stopTelemetry()).resolves.toBeUndefined();
});
