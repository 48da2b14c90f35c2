import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageHead } from './head';
import type { PageHeads } from './page-heads';
import { WebPages } from './web-pages';

const answered = 'a lamp of one’s own';
const heads = {
  of: (url: string): Promise<PageHead> =>
    Promise.resolve({
      ...{ status: url === '/listing/gone' ? 410 : 200, title: `Page ${url}`, description: '', canonical: url },
      answers: { '/api/listings': { items: [answered] } },
    }),
} as unknown as PageHeads;

let directory: string;
let server: Server;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vybac-pages-'));
  await writeFile(join(directory, 'index.html'), '<head><!--head--></head><body><!--state--></body>');
  const hasSession = (cookies: string | undefined) => cookies?.includes('vybac=') ?? false;
  const pages = await WebPages.open({
    directory,
    heads,
    headers: [],
    addressOf: () => '127.0.0.1',
    hasSession,
    currency: 'EUR',
    tracedShare: 0.1,
  });
  server = createServer((request, response) => {
    pages.answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true, force: true });
});

const open = async (path: string, cookie = '') => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { cookie, connection: 'close' },
  });
  return { answer, html: await answer.text() };
};

describe('a page', () => {
  it.each(['/', '/listings', '/listing/lamp'])(
    'at %s brings a visitor the answers of its first screen',
    async (path) => {
      const { html } = await open(path);
      expect(html).toContain(`<title>Page ${path}</title>`);
      expect(html).toContain(answered);
    },
  );

  it.each(['/', '/listings', '/listing/lamp'])(
    'at %s brings somebody with a session none, also after a visitor has opened it',
    async (path) => {
      await open(path);
      const { html } = await open(path, 'theme=dark; vybac=session.secret');
      expect(html).toContain(`<title>Page ${path}</title>`);
      expect(html).not.toContain(answered);
      expect((await open(path)).html).toContain(answered);
    },
  );

  it('says to those who keep copies that it depends on the cookie', async () => {
    const { headers } = (await open('/')).answer;
    expect(headers.get('vary')).toContain('cookie');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('tells browsers which share of visits is traced', async () => {
    expect((await open('/')).html).toContain('<meta name="tracing" content="0.1">');
  });

  it('tells the web app the operator’s currency', async () => {
    expect((await open('/')).html).toContain('<meta name="currency" content="EUR">');
  });

  it('has the status that its head says', async () => {
    expect((await open('/listing/gone')).answer.status).toBe(410);
  });
});
