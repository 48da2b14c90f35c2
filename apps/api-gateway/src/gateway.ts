import type { Server } from 'node:http';
import helmet from 'helmet';
import { type AnyRoute, commonErrors, routes } from '@vybac/contracts';
import { browseListings } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import {
  AccessTokens,
  newContext,
  registerMailbox,
  registerMetrics,
  registerObjectRoutes,
  type Runtime,
  sendProblem,
  serviceOrigins,
  sessionCookie,
  traceparentOf,
} from '@vybac/platform';
import fastifyFactory, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Forwarder } from './forwarding/forwarder';
import { HttpForwarder } from './forwarding/http.forwarder';
import { InProcessForwarder } from './forwarding/in-process.forwarder';
import { proxyRealtime } from './forwarding/realtime-proxy';
import { RequestLimits } from './limits/request-limits';
import { registerReference } from './openapi/reference';
import { permissionsPolicy, securityHeaders } from './security/security-headers';
import { clientAddresses } from './sessions/client-address';
import { assertSameOrigin, assertSecureOrigin } from './sessions/same-origin';
import { SessionDoor } from './sessions/session-door';
import { HotBrowsing } from './web/hot-browsing';
import { PageHeads } from './web/page-heads';
import { registerWebApp } from './web/web-app';

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
  const door = new SessionDoor(services, clock);
  await door.listen(runtime.channel);
  const limits = new RequestLimits(runtime.limits, runtime.cache);
  const accessTokens = new AccessTokens(services, clock);
  const addressOf = clientAddresses(config.TRUSTED_PROXIES);
  const forwarder: Forwarder = runtime.inProcess
    ? new InProcessForwarder(runtime.inProcess)
    : new HttpForwarder(serviceOrigins(config.SERVICE_URLS));

  const fastify = fastifyFactory({ trustProxy: false, forceCloseConnections: 'idle', exposeHeadRoutes: false });
  registerMetrics(fastify, { service: 'api-gateway', token: config.METRICS_TOKEN });
  const protect = helmet(securityHeaders(config.PUBLIC_ORIGIN, config.S3_PUBLIC_ENDPOINT ?? config.S3_ENDPOINT));
  // Made once: as a plugin it works out its headers anew for every request.
  fastify.addHook('onRequest', (request, { raw }, done) => {
    raw.setHeader('permissions-policy', permissionsPolicy);
    protect(request.raw, raw, (error) => done(error as Error | undefined));
  });
  fastify.setErrorHandler(sendProblem);

  /** Whoever calls, as a verified token; what a client claims about itself in headers of ours is overwritten. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const headers = request.raw.headers;
    const address = addressOf(request);
    headers['x-client-address'] = address;
    headers['traceparent'] = traceparentOf(newContext({ traceparent: String(headers['traceparent'] ?? '') }));
    const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
    if (bearer) {
      const actor = await accessTokens.read(bearer);
      if (!actor) throw new AppError(commonErrors['session.invalid']);
      return limits.consume(request, actor.id);
    }
    delete headers.authorization;
    const refreshToken = cookie.read(headers.cookie);
    if (!refreshToken) return limits.consume(request, address);
    assertSecureOrigin(request, config.PUBLIC_ORIGIN);
    assertSameOrigin(request);
    const session = await door.enter(refreshToken);
    // The dead cookie stays: this answer may arrive after one that brought a new session, and must not take that away.
    if (!session) return limits.consume(request, address);
    if (session.rotatedRefreshToken) void reply.header('set-cookie', cookie.keep(session.rotatedRefreshToken));
    headers.authorization = `Bearer ${session.accessToken}`;
    return limits.consume(request, session.actorId);
  }

  await fastify.register(async (api) => {
    // Bodies go on unread: the service checks type and size.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const route of routes.values()) if (route.access !== 'service') mount(api, route);
  });

  const hotBrowsing = new HotBrowsing(services);

  function mount(api: FastifyInstance, route: AnyRoute): void {
    const { method, path, service } = route;
    api.route({
      method,
      url: path,
      handler: async (request, reply) => {
        await admit(request, reply);
        const hot = route === browseListings ? await hotBrowsing.page(request) : null;
        if (hot) return reply.type('application/json; charset=utf-8').send(hot);
        await forwarder.forward(service, request, reply);
        return reply;
      },
    });
  }

  const realtimeOrigin = serviceOrigins(config.SERVICE_URLS).get('realtime-gateway');
  if (realtimeOrigin) await proxyRealtime(fastify, realtimeOrigin);
  await registerObjectRoutes(fastify, runtime.objects);
  if (!config.SMTP_URL) await registerMailbox(fastify, runtime.mail);
  await registerReference(fastify, options.version);
  fastify.get('/health/live', () => ({ status: 'ok' }));
  fastify.get('/health/ready', () => ({ status: 'ok' }));
  await registerWebApp(fastify, {
    directory: options.webDirectory,
    heads: new PageHeads(services, config.PUBLIC_ORIGIN),
    hasSession: (cookies) => cookie.read(cookies) !== undefined,
  });
  await fastify.ready();

  return {
    server: fastify.server,
    fastify,
    listen: (port, host) => fastify.listen({ port, host }),
    close: async () => {
      await forwarder.close();
      await fastify.close();
    },
  };
}
