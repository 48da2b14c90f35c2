import { type BrowserSpan, browserSpansPath } from '@vybac/contracts/telemetry';
import { MemoryRateLimits, sendProblem } from '@vybac/platform';
import fastifyFactory, { type FastifyInstance } from 'fastify';
import { registerBrowserSpans } from './browser-spans';

const collected = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.resolve(new Response('{}')));
let gateway: FastifyInstance;
beforeEach(() => {
  collected.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(collected as unknown as typeof fetch);
  gateway = fastifyFactory();
  gateway.setErrorHandler(sendProblem);
  registerBrowserSpans(gateway, {
    tracing: { endpoint: 'http://collector:4318', share: 0.5 },
    limits: new MemoryRateLimits(),
    addressOf: () => '192.0.2.1',
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await gateway.close();
});

const recordedTrace = `${'a'.repeat(24)}00000001`;
const span: BrowserSpan = {
  traceId: recordedTrace,
  spanId: 'b'.repeat(16),
  name: 'POST /api/offers/:id/accept',
  startTimeUnixNano: '1790000000000000000',
  endTimeUnixNano: '1790000000100000000',
  status: { code: 0 },
};
const tells = (body: unknown) =>
  gateway
    .inject({ method: 'POST', url: browserSpansPath, payload: body as object })
    .then(({ statusCode }) => statusCode);

describe('what a browser tells of its requests', () => {
  it('goes to the collector as a span of the browser', async () => {
    expect(await tells({ spans: [span] })).toBe(202);
    const [address, { body }] = collected.mock.calls[0] ?? ['', {}];
    expect(address).toBe('http://collector:4318/v1/traces');
    expect(JSON.parse(body as string)).toEqual({
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'browser' } }] },
          scopeSpans: [{ scope: { name: 'vybac' }, spans: [{ ...span, kind: 3 }] }],
        },
      ],
    });
  });

  it('is dropped when its trace is not recorded', async () => {
    expect(await tells({ spans: [{ ...span, traceId: 'f'.repeat(32) }] })).toBe(202);
    expect(collected).not.toHaveBeenCalled();
  });

  it.each([
    ['words of its own', { ...span, name: 'Buy cheap pills' }],
    ['a route that people cannot call', { ...span, name: 'POST /internal/listings/:id/reservation' }],
    [
      'more than is asked for',
      { ...span, attributes: [{ key: 'email', value: { stringValue: 'ana@people.example' } }] },
    ],
    ['a parent', { ...span, parentSpanId: 'c'.repeat(16) }],
    ['ids that are none', { ...span, spanId: '<script>' }],
    ['times that are none', { ...span, endTimeUnixNano: 'tomorrow' }],
  ])('is refused with %s', async (_, told) => {
    expect(await tells({ spans: [span, told] })).toBe(400);
    expect(collected).not.toHaveBeenCalled();
  });

  it('is refused when it is much, or comes often', async () => {
    expect(await tells({ spans: Array.from({ length: 33 }, () => span) })).toBe(400);
    expect(await tells({ spans: [], padding: 'x'.repeat(20_000) })).toBe(413);
    const answers = await Promise.all(Array.from({ length: 130 }, () => tells({ spans: [span] })));
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
  });

  it('is taken also when the collector is away', async () => {
    collected.mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(await tells({ spans: [span] })).toBe(202);
  });
});
