import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import findMyWay from 'find-my-way';
import { type AnyRoute, routes } from '@vybac/contracts';
import { countAnswer, nameRequestSpan, writeProblem } from '@vybac/platform';
import { type HeaderList, setHeaders } from '../security/security-headers';

export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  query: Record<string, unknown>,
) => Promise<void>;

/** How long an unused connection stays open, in milliseconds: longer than load balancers keep theirs. */
const keepAliveTimeout = 72_000;
/** Opened as a page, none of it should do anything. */
const files = /^\/(assets|media)\//;

const service = 'api-gateway';

export interface DoorOptions {
  readonly pageHeaders: HeaderList;
  readonly answerHeaders: HeaderList;
  /** Answers a route of the API; done when the answer is. */
  readonly api: (route: AnyRoute) => Answer;
  readonly pagePaths: readonly string[];
  readonly page: Answer;
  /** Answers everything else. */
  readonly others: RequestListener;
}

/** The public HTTP server, whose connections end with their current request once it is told to close. */
export interface Door {
  readonly server: Server;
  beginClosing(): void;
}

/**
 * What is asked for most, the API and pages, goes to its answer straight from Node's own server: a framework of the
 * gateway's own before that of the service would cost as much again for every request.
 */
export function openDoor({ pageHeaders, answerHeaders, api, pagePaths, page, others }: DoorOptions): Door {
  let closing = false;
  const answer = (route: string, handle: Answer) => {
    return (request: IncomingMessage, response: ServerResponse, _: unknown, __: unknown, query: object) => {
      const arrived = performance.now();
      nameRequestSpan(request.method ?? '', route);
      const count = () => {
        const { method = '' } = request;
        countAnswer({ service, method, route, status: response.statusCode }, performance.now() - arrived);
      };
      handle(request, response, query as Record<string, unknown>).then(count, (error: unknown) => {
        if (!response.headersSent) setHeaders(response, answerHeaders);
        writeProblem(error, request, response);
        count();
      });
    };
  };
  const router = findMyWay({
    defaultRoute: (request, response) => {
      setHeaders(response, files.test(request.url ?? '') ? answerHeaders : pageHeaders);
      others(request, response);
    },
    onBadUrl: (_path, request, response) => {
      setHeaders(response, pageHeaders);
      others(request, response);
    },
    ignoreTrailingSlash: true,
  });
  for (const route of routes.values())
    if (route.access !== 'service') router.on(route.method, route.path, answer(route.path, api(route)));
  for (const path of pagePaths) router.on(['GET', 'HEAD'], path, answer(path, page));

  const server = createServer({ keepAliveTimeout }, (request, response) => {
    if (closing) response.setHeader('connection', 'close');
    router.lookup(request, response);
  });
  return { server, beginClosing: () => void (closing = true) };
}
