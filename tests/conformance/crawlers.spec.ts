import { type Marketplace, startMarketplace } from '@vybac/all-in-one';
import { categoryFilters } from '@vybac/contracts/listings';
import { readPlatformConfig } from '@vybac/platform';
import { aBook, fetchFrom, nextClientAddress, temporaryFolder, Town } from '@vybac/testing';

describe('what search engines and feed readers find', () => {
  let marketplace: Marketplace;
  let town: Town;
  let removeFolder: () => Promise<void>;
  const listings: Record<'shown' | 'gone', string> = { shown: '', gone: '' };

  beforeAll(async () => {
    const folder = await temporaryFolder('crawlers');
    removeFolder = folder.remove;
    marketplace = await startMarketplace(readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: folder.path, PORT: '0' }));
    town = new Town(marketplace.address);
    const ana = await town.guest();
    listings.shown = (await ana.publishes(aBook({ title: 'Atlas of <clouds>' }))).id;
    const gone = await ana.publishes(aBook({ title: 'Atlas of rivers' }));
    listings.gone = gone.id;
    await ana.removes(gone);
  });
  afterAll(async () => {
    await town.goesHome();
    await marketplace.close();
    await removeFolder();
  });

  const read = async (path: string) => {
    const answer = await fetch(marketplace.address + path);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

  it('robots.txt leads to the sitemaps, and these to every listing on sale, and only those', async () => {
    const { text } = await read('/robots.txt');
    const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(text) ?? [];
    const parts = addressesIn((await read(pathOf(sitemap))).text);
    const pages = (await Promise.all(parts.map(async (part) => (await read(pathOf(part))).text))).flatMap(addressesIn);
    const paths = pages.map(pathOf);
    expect(paths).toContain(`/listing/${listings.shown}`);
    expect(paths).not.toContain(`/listing/${listings.gone}`);
    for (const category of categoryFilters) expect(paths).toContain(`/listings?category=${category}`);
    for (const path of paths) expect((await read(path)).status).toBe(200);
  });

  it.each(['rss', 'atom'] as const)('any search is a feed: %s', async (format) => {
    const { text, type } = await read(`/listings.${format}?q=atlas&category=books`);
    expect(type).toContain(`application/${format}+xml`);
    expect(text).toContain('Atlas of &lt;clouds&gt;');
    expect(text).not.toContain('rivers');
    expect((await read(`/listings.${format}?category=vehicles`)).text).not.toContain('Atlas');
  });

  it.each(['(a+)+$', '.*', '\u0000\u001b', '!?…', '🚲', '二手本', 'किताब', '\u202eلوحة', 'x'.repeat(5_000)])(
    'a search for anything is a page and a feed: %#',
    async (q) => {
      const query = new URLSearchParams({ q }).toString();
      expect((await read(`/listings?${query}`)).status).toBe(200);
      const { status, text } = await read(`/listings.rss?${query}`);
      expect(status).toBe(200);
      expect(text).toMatch(/<\/channel><\/rss>$/);
    },
  );

  it('the page of a category lists what it shows, and names its feeds', async () => {
    const { text } = await read('/listings?category=books');
    expect(text).toContain('"@type":"ItemList"');
    expect(text).toContain(`/listing/${listings.shown}`);
    expect(text).toContain('href="/listings.rss?category=books"');
  });

  it('a storm from one address is asked to come again later, and nobody else is', async () => {
    const storm = fetchFrom(nextClientAddress());
    const ask = (path: string) => storm.fetch(marketplace.address + path);
    const paths = [
      '/robots.txt',
      '/sitemap.xml',
      '/sitemaps/listings/0.xml',
      '/listings.rss?q=atlas',
      '/listings.atom',
    ];
    const answers = await Promise.all(Array.from({ length: 150 }, (_, index) => ask(paths[index % paths.length]!)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await Promise.all(answers.map((answer) => answer.text()));
    await storm.close();
    for (const path of paths) expect((await read(path)).status).toBe(200);
  });

  it.each(['/sitemaps/listings/x.xml', '/sitemaps/listings/1-$where.xml', '/sitemaps/listings/..%2f0.xml'])(
    '%s is nothing',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );
});
