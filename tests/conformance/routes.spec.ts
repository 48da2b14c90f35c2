import { type AnyRoute, problem, routes } from '@vybac/contracts';
import { randomUUID } from 'node:crypto';
import { type OpenMarketplace, openMarketplace } from './support/open-marketplace';

const publicRoutes = [...routes].filter(([, route]) => route.access !== 'service');
const internalRoutes = [...routes].filter(([, route]) => route.access === 'service');
const address = (route: AnyRoute) => route.path.replace(/:\w+/g, () => randomUUID());

const hasBody = ({ method }: AnyRoute) => method !== 'GET' && method !== 'DELETE';

describe('every route of the contracts', () => {
  let open: OpenMarketplace;
  beforeAll(async () => void (open = await openMarketplace()));
  afterAll(() => open.close());

  const send = (route: AnyRoute, headers: Record<string, string> = {}) =>
    fetch(open.marketplace.address + address(route), {
      method: route.method,
      headers: { ...(hasBody(route) ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(hasBody(route) ? { body: '{}' } : {}),
    });

  it.each(publicRoutes.filter(([, { access }]) => access !== 'public'))(
    '%s asks visitors to sign in',
    async (_, route) => {
      const answer = await send(route);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(problem.parse(await answer.json())).toMatchObject({ code: 'session.required', status: 401 });
    },
  );

  it.each(publicRoutes)('%s answers a stranger’s empty request by its contract, never by a fault', async (_, route) => {
    const guest = await open.town.guest();
    const answer = await send(route, { authorization: `Bearer ${guest.session.accessToken}` });
    // What is not configured is a 503, and said by the contract.
    expect(answer.status).not.toBe(500);
    if (answer.status < 400) return;
    const { code } = problem.parse(await answer.json());
    const common = ['request.invalid', 'resource.missing', 'account.required', 'session.required', 'role.required'];
    expect([...route.errors, ...common]).toContain(code);
  });

  it.each(internalRoutes)('%s is not to be had from outside', async (_, route) => {
    const answer = await send(route);
    expect(answer.status).toBe(404);
  });

  it('is in the OpenAPI document, which is valid JSON with one operation each', async () => {
    const document = (await (await fetch(`${open.marketplace.address}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(operations.sort()).toEqual(publicRoutes.map(([name]) => name).sort());
    const page = await fetch(`${open.marketplace.address}/api/reference`);
    expect(page.status).toBe(200);
    expect(await (await fetch(`${open.marketplace.address}/api/reference/swagger-ui-bundle.js`)).text()).toContain(
      'SwaggerUIBundle',
    );
  });

  it.each([
    ['/', "script-src 'self'", 'deny'],
    ['/no/such/page', "script-src 'self'", 'deny'],
    ['/dev/mailbox', "default-src 'none'", 'deny'],
    ['/api/listings', "default-src 'none'", null],
    ['/api/me', "default-src 'none'", null],
    ['/favicon.svg', "script-src 'self'", 'deny'],
  ])('%s comes with a strict policy, and is taken for nothing but what it says it is', async (path, rule, frames) => {
    const { headers } = await fetch(open.marketplace.address + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(rule);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe(frames && frames.toUpperCase());
  });
});
