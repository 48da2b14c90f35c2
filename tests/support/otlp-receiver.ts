import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as a collector gets it, with the process that it comes from. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Undefined for the first span of a trace. */
  readonly parentSpanId: string | undefined;
  readonly name: string;
  /** The process's `service.name`. */
  readonly service: string;
  /** The process's id; undefined for what browsers tell. */
  readonly processId: string | undefined;
}

/** Stands in for an OpenTelemetry collector: takes traces over HTTP in JSON, and keeps them. */
export interface OtlpReceiver {
  readonly endpoint: string;
  spans(): readonly ReceivedSpan[];
  stop(): Promise<void>;
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const received: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void spansIn(request).then((spans) => {
      received.push(...spans);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => received,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: string | number };
}
type OtlpSpan = Pick<ReceivedSpan, 'traceId' | 'spanId' | 'name'> & { readonly parentSpanId?: string };
interface ExportedTraces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

async function spansIn(request: IncomingMessage): Promise<ReceivedSpan[]> {
  if (request.url !== '/v1/traces') return [];
  const { resourceSpans } = JSON.parse(await text(request)) as ExportedTraces;
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const of = (key: string): string | undefined => {
      const value = resource.attributes.find((attribute) => attribute.key === key)?.value;
      return value?.stringValue ?? value?.intValue?.toString();
    };
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ traceId, spanId, parentSpanId, name }) => ({
        traceId,
        spanId,
        parentSpanId: parentSpanId || undefined,
        name,
        service: of('service.name') ?? '',
        processId: of('process.pid'),
      }));
  });
}
