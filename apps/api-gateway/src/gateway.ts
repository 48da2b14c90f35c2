import type { IncomingMessage, Server } from 'node:http';
import type { AnyRoute } from '@vybac/contracts';
import { browseListings } from '@vybac/contracts/listings';
import {
  AccessTokens,
  openMetricsDoor,
  pagesChannel,
  readTracingConfig,
  registerFarewell,
  registerHealth,
  registerMailbox,
  registerMetrics,
  registerObjectRoutes,
  type Runtime,
  sendProblem,
  serviceOrigins,
  sessionCookie,
} from '@vybac/platform';
import fastifyFactory, { type FastifyInstance } from 'fastify';
import { registerCrawlerPages } from './crawlers/crawler-pages';
import { type Answer, type Door, openDoor } from './door/door';
import type { Forwarder } from './forwarding/forwarder';
import { HttpForwarder } from './forwarding/http.forwarder';
import { InProcessForwarder } from './forwarding/in-process.forwarder';
import { RealtimeTunnel } from './forwarding/realtime-tunnel';
import { RequestLimits } from './limits/request-limits';
import { registerReference } from './openapi/reference';
import { answerHeaders, pageHeaders, sendBytes } from './security/security-headers';
import { Admission } from './sessions/admission';
import { clientAddresses } from './sessions/client-address';
import { SessionDoor } from './sessions/session-door';
import { registerBrowserSpans } from './telemetry/browser-spans';
import { HotBrowsing } from './web/hot-browsing';
import { PageHeads } from './web/page-heads';
import { registerWebApp } from './web/web-app';
import { pagePaths, WebPages } from './web/web-pages';

export interface GatewayOptions {
  /** Where the built web app lies. */
  readonly webDirectory: string;
  readonly version: string;
}

export interface Gateway {
  readonly server: Server;
  readonly fastify: FastifyInstance;
  listen(port: number, host: string): Promise<string>;
  close(): Promise<void>;
}

/** The one public HTTP door: recognise the caller, keep limits, hand the request to its service, serve the web app. */
export async function startGateway(runtime: Runtime, options: GatewayOptions): Promise<Gateway> {
  const { config, clock } = runtime;
  const services = runtime.clientFor('api-gateway');
  const cookie = sessionCookie(config.PUBLIC_ORIGIN);
  const addressOf = clientAddresses(config.TRUSTED_PROXIES);
  const tracing = readTracingConfig();
  const sessions = new SessionDoor(services, clock);
  await sessions.listen(runtime.channel);
  const limits = new RequestLimits(runtime.limits, runtime.cache, clock);
  const admission = new Admission(sessions, new AccessTokens(services, clock), limits, {
    addressOf,
    cookie,
    publicOrigin: config.PUBLIC_ORIGIN,
  });
  const forwarder = forwarderOf(runtime);
  const hotBrowsing = new HotBrowsing(services);
  const headersOfPages = pageHeaders(config.PUBLIC_ORIGIN, config.S3_PUBLIC_ENDPOINT ?? config.S3_ENDPOINT);
  const headersOfAnswers = answerHeaders(config.PUBLIC_ORIGIN);
  const pages = await WebPages.open({
    directory: options.webDirectory,
    headers: headersOfPages,
    heads: new PageHeads(services, config.PUBLIC_ORIGIN),
    addressOf,
    hasSession: (cookies) => cookie.read(cookies) !== undefined,
    currency: config.CURRENCY,
    tracedShare: tracing?.share,
  });

  const dropPages = () => {
    hotBrowsing.drop();
    pages.drop();
  };
  await runtime.channel.subscribe(pagesChannel, dropPages, dropPages);

  const headersOfJson = [...headersOfAnswers, 'content-type', 'application/json; charset=utf-8'];
  const isVisitor = ({ headers }: IncomingMessage) =>
    headers.authorization === undefined && cookie.read(headers.cookie) === undefined;
  const api = (route: AnyRoute): Answer => {
    return async (request, response, query) => {
      // Made for all visitors already, as shared pages are: it costs no more than it would to count who asks.
      const ready = route === browseListings && isVisitor(request) ? hotBrowsing.ready(query) : null;
      if (ready) {
        sendBytes(response, 200, headersOfJson, ready);
        return;
      }
      await admission.admit(request, response);
      const hot = route === browseListings ? await hotBrowsing.page(request, query) : null;
      if (hot) {
        sendBytes(response, 200, headersOfJson, hot);
        return;
      }
      await forwarder.forward(route.service, request, response, headersOfAnswers);
    };
  };

  const page: Answer = async (request, response) => {
    if (!pages.isShared(request)) await limits.consume(request, addressOf(request));
    await pages.answer(request, response);
  };

  let door: Door | undefined;
  const fastify = fastifyFactory({
    trustProxy: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    serverFactory: (others) => {
      door = openDoor({
        pageHeaders: headersOfPages,
        answerHeaders: headersOfAnswers,
        api,
        pagePaths,
        page,
        others,
      });
      return door.server;
    },
  });
  // Without a token: figures are not shown at the public door.
  registerMetrics(fastify, { service: 'api-gateway' });
  registerFarewell(fastify);
  fastify.setErrorHandler(sendProblem);
  const realtimeOrigin = serviceOrigins(config.SERVICE_URLS).get('realtime-gateway');
  const tunnel = realtimeOrigin ? new RealtimeTunnel(realtimeOrigin) : undefined;
  tunnel?.attach(fastify.server);
  if (tracing) registerBrowserSpans(fastify, { tracing, limits: runtime.limits, addressOf });
  await registerObjectRoutes(fastify, runtime.objects);
  if (!config.SMTP_URL) await registerMailbox(fastify, runtime.mail);
  await registerReference(fastify, options.version);
  registerCrawlerPages(fastify, {
    services,
    origin: config.PUBLIC_ORIGIN,
    admit: ({ raw }) => limits.consume(raw, addressOf(raw), 'crawl'),
  });
  registerHealth(fastify, runtime.parts);
  await registerWebApp(fastify, options.webDirectory, pages);
  await fastify.ready();

  const { METRICS_PORT, METRICS_TOKEN, HOST } = config;
  const figures = METRICS_PORT && METRICS_TOKEN ? await openMetricsDoor(METRICS_PORT, HOST, METRICS_TOKEN) : undefined;

  return {
    server: fastify.server,
    fastify,
    listen: (port, host) => fastify.listen({ port, host }),
    close: async () => {
      door?.beginClosing();
      tunnel?.close();
      await fastify.close();
      await figures?.close();
    },
  };
}

function forwarderOf({ inProcess, http }: Runtime): Forwarder {
  if (inProcess) return new InProcessForwarder(inProcess);
  if (http) return new HttpForwarder(http);
  throw new Error('There is no way to the services');
}
