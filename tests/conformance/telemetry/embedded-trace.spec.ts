import { Realtime } from '@vybac/client';
import { aBike } from '@vybac/testing';
import { startEmbedded } from '../../support/embedded';
import { eventually } from '../../support/eventually';
import { type OtlpReceiver, startOtlpReceiver } from '../../support/otlp-receiver';
import type { Product } from '../../support/product';

const acceptance = 'POST /api/offers/:id/accept';
let collector: OtlpReceiver;
let product: Product;
beforeAll(async () => {
  collector = await startOtlpReceiver();
  product = await startEmbedded({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '200' });
});
afterAll(async () => {
  await product.stop();
  await collector.stop();
});

test('in one process too a sale is one trace, through the log that is a collection', async () => {
  const [ana, bruno] = await Promise.all([product.town.guest(), product.town.guest()]);
  // A push that nobody listens to is none.
  const screen = new Realtime(product.origin, { extraHeaders: { cookie: `vybac=${bruno.session.refreshToken}` } });
  screen.connect();
  await eventually(() => expect(screen.isConnected).toBe(true));
  await ana.accepts(await bruno.offers(await ana.publishes(aBike()), 5_000));
  await eventually(() => {
    const beginnings = collector.spans().filter(({ name }) => name === acceptance);
    expect(beginnings).toEqual([expect.objectContaining({ parentSpanId: undefined })]);
    const trace = collector.spans().filter(({ traceId }) => traceId === beginnings[0]?.traceId);
    expect(trace.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['publish messaging.offer', 'notifications.tell-offer-accepted', 'push notification']),
    );
  }, 20_000);
  screen.disconnect();
});

test('a stranger names a trace, and decides nothing else', async () => {
  const named = `${'0a'.repeat(15)}bc`;
  const asks = (traceparent: string) => fetch(`${product.origin}/api/listings`, { headers: { traceparent } });
  // The last two digits say that nobody records it.
  await asks(`00-${named}-${'1'.repeat(16)}-00`);
  await asks('00-not a trace-01');
  await eventually(() => {
    const answered = collector.spans().filter(({ name }) => name === 'GET /api/listings');
    expect(answered).toContainEqual(expect.objectContaining({ traceId: named, parentSpanId: '1'.repeat(16) }));
    expect(answered).toContainEqual(expect.objectContaining({ parentSpanId: undefined }));
  });
});
