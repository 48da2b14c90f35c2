import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aBike, describeWith, freePort, type Person } from '@vybac/testing';
import { describeInBrowser, entersAs, opensWindow, type Window } from '../support/browser';
import { type DistributedProduct, startDistributed } from '../support/distributed';
import { eventually } from '../support/eventually';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../support/otlp-receiver';
import { offerOf } from './acts/chat';

const metricsToken = 'what Prometheus knows';

describeInBrowser('an operator', (browser) =>
  describeWith(['kafka', 'redis', 'object-storage'], 'with a collector, Prometheus and a reader of logs', () => {
    let collector: OtlpReceiver;
    let figuresOfTheDoor: number;
    let product: DistributedProduct;
    beforeAll(async () => {
      collector = await startOtlpReceiver();
      figuresOfTheDoor = await freePort();
      const environment = {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
        OTEL_BSP_SCHEDULE_DELAY: '200',
        METRICS_TOKEN: metricsToken,
        METRICS_PORT: String(figuresOfTheDoor),
      };
      product = await startDistributed({ environment });
    });
    afterAll(async () => {
      await product.stop();
      await collector.stop();
    });

    const windowOf = async (person: Person): Promise<Window> => {
      const window = await opensWindow(browser(), product.origin);
      await entersAs(window.context, product.origin, person.session.refreshToken);
      return window;
    };

    it('follows a sale from the press of a button to the news on the other screen, in one trace', async () => {
      const [ana, bruno] = await Promise.all([product.town.guest(), product.town.guest()]);
      const bike = await ana.publishes(aBike());
      await bruno.offers(bike, 5_000);
      const [seller, buyer] = await Promise.all([windowOf(ana), windowOf(bruno)]);
      await Promise.all([
        seller.page.goto(`/chat/${bruno.id}?listing=${bike.id}`),
        buyer.page.goto(`/chat/${ana.id}?listing=${bike.id}`),
      ]);
      await offerOf(seller.page, 50).getByRole('button', { name: 'Accept' }).click();
      await buyer.page.getByText(/^Reserved for you until/).waitFor();

      const acceptance = 'POST /api/offers/:id/accept';
      await eventually(() => {
        const said = traceThatBeganWith(acceptance, collector.spans()).map(
          ({ service, name }) => `${service}: ${name}`,
        );
        expect(said).toEqual(
          expect.arrayContaining([
            `api-gateway: ${acceptance}`,
            `messaging: ${acceptance}`,
            'listings: POST /internal/listings/:id/reservation',
            'listings: publish listings.listing',
            'messaging: publish messaging.offer',
            'notifications: notifications.tell-offer-accepted',
            'realtime-gateway: push notification',
          ]),
        );
      }, 20_000);
      const trace = await settled(() => traceThatBeganWith(acceptance, collector.spans()));
      expect(trace.filter(({ parentSpanId }) => parentSpanId === undefined)).toEqual([
        expect.objectContaining({ service: 'browser', name: acceptance }),
      ]);
      expect(orphansOf(trace)).toEqual([]);
      expect(trace.map((span) => pathTo(span, trace))).toContainEqual([
        `browser: ${acceptance}`,
        `api-gateway: ${acceptance}`,
        'api-gateway: POST',
        `messaging: ${acceptance}`,
        'messaging: publish messaging.offer',
        'notifications: notifications.tell-offer-accepted',
        'notifications: publish notification',
        'realtime-gateway: push notification',
      ]);
      expect(new Set(trace.flatMap(({ processId }) => processId ?? [])).size).toBeGreaterThanOrEqual(5);
    });

    it('reads figures of every process, and none at the public door', async () => {
      const { page } = await windowOf(await product.town.guest());
      await page.goto('/messages');
      await eventually(async () => {
        const figures = await figuresAt(product.process('realtime-gateway').origin);
        expect(figures).toMatch(/^vybac_realtime_connections [1-9]/m);
      });
      const explained = namesIn(await readFile(join(__dirname, '../../docs/observability.md'), 'utf8'));
      for (const { name, origin } of product.processes) {
        const figures = await figuresAt(name === 'api-gateway' ? `http://127.0.0.1:${figuresOfTheDoor}` : origin);
        expect(figures).toContain(`vybac_http_request_duration_seconds_count{service="${name}"`);
        expect(
          namesIn(figures.replace(/_(bucket|sum|count)\b/g, '')).filter((said) => !explained.includes(said)),
        ).toEqual([]);
      }
      expect(await figuresAt(`http://127.0.0.1:${figuresOfTheDoor}`)).toMatch(
        /vybac_http_request_duration_seconds_count\{service="api-gateway",method="GET",route="\/api\/me",status="200"\} [1-9]/,
      );
      await expect(figuresAt(product.origin)).rejects.toThrow('404');
    });

    it('reads lines of JSON that name their process', () => {
      for (const { name, program } of product.processes) {
        const lines = program()
          .output()
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as { service: string });
        expect(lines).toContainEqual(
          expect.objectContaining({ service: name, message: expect.stringContaining('listens at') }),
        );
        expect(lines.filter(({ service }) => service !== name)).toEqual([]);
      }
    });
  }),
);

async function figuresAt(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  if (!answer.ok) throw new Error(`${origin} answered ${answer.status}`);
  return answer.text();
}

/** Of all figures of ours that a text speaks of. */
function namesIn(text: string): readonly string[] {
  return [...new Set(text.match(/\bvybac_\w+/g))];
}

function traceThatBeganWith(request: string, spans: readonly ReceivedSpan[]): readonly ReceivedSpan[] {
  const beginning = spans.find(({ service, name }) => service === 'browser' && name === request);
  return spans.filter(({ traceId }) => traceId === beginning?.traceId);
}

/** Spans that follow from something that nobody told of: a link was cut there. */
function orphansOf(trace: readonly ReceivedSpan[]): readonly ReceivedSpan[] {
  const known = new Set(trace.map(({ spanId }) => spanId));
  return trace.filter(({ parentSpanId }) => parentSpanId !== undefined && !known.has(parentSpanId));
}

/** What a span follows from, from parent to child, and itself. */
function pathTo({ service, name, parentSpanId }: ReceivedSpan, trace: readonly ReceivedSpan[]): string[] {
  const parent = trace.find(({ spanId }) => spanId === parentSpanId);
  return [...(parent ? pathTo(parent, trace) : []), `${service}: ${name}`];
}

/** A trace to which nothing was added for a second: every process tells five times as often. */
async function settled(trace: () => readonly ReceivedSpan[]): Promise<readonly ReceivedSpan[]> {
  for (;;) {
    const before = trace();
    await pause(1_000);
    if (trace().length === before.length) return before;
  }
}
