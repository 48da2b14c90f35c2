import type { ListingCard } from '@vybac/contracts/listings';
import { atom, type Feed, rss } from './feed';
import { robots, sitemap, sitemapIndex } from './sitemap';

const origin = 'https://vybac.example';
const lamp = {
  id: '0b4d7c1e-0000-4000-8000-000000000000',
  title: 'Lamp <b>&</b> "shade"',
  price: { amount: 3_050, currency: 'EUR' },
  category: 'home-garden',
  location: 'Maple & Oak',
  createdAt: '2026-05-04T10:00:00.000Z',
  seller: { name: 'Ana ]]> & co' },
} as ListingCard;
const feed: Feed = {
  title: '“a & b” in Books – Vybac',
  page: `${origin}/listings?q=a+%26+b&category=books`,
  address: `${origin}/listings.rss?q=a+%26+b&category=books`,
  origin,
  items: [lamp, { ...lamp, price: { amount: 0, currency: 'EUR' }, location: null }],
};

describe.each([
  ['RSS', rss],
  ['Atom', atom],
] as const)('%s of a search', (_, write) => {
  it('names each listing, its address, its price and its day', () => {
    const xml = write(feed);
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n</);
    expect(xml).toContain('Lamp &lt;b&gt;&amp;&lt;/b&gt; &quot;shade&quot;');
    expect(xml).toContain(`${origin}/listing/${lamp.id}`);
    expect(xml).toContain('€30.50 · Maple &amp; Oak');
    expect(xml).toContain('>Free<');
    expect(xml).toMatch(/Mon, 04 May 2026 10:00:00 GMT|2026-05-04T10:00:00.000Z/);
  });

  it('lets nobody write elements', () => {
    expect(write(feed)).not.toMatch(/<b>|& |q=a\+%26\+b&category/);
  });

  it('has nothing in it that XML has no place for, whatever was searched for', () => {
    const xml = write({ ...feed, title: 'a\u0000b\u001b[2Jc\ufffe\ud800d 🚲 語' });
    expect(xml).toContain('ab[2Jcd 🚲 語');
  });

  it('is a feed without listings too', () => {
    expect(write({ ...feed, items: [] })).toContain('Vybac');
  });
});

describe('what crawlers may read', () => {
  it('is said with the address of the sitemap', () => {
    expect(robots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(robots(origin)).toContain('Disallow: /dashboard');
    expect(robots(origin)).not.toMatch(/Disallow: \/(api|listing)/);
  });

  it('stands in sitemaps, and sitemaps in their list', () => {
    expect(
      sitemap([{ address: `${origin}/listings?category=books`, changedAt: lamp.createdAt }, { address: origin }]),
    ).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
        `<url><loc>${origin}/listings?category=books</loc><lastmod>${lamp.createdAt}</lastmod></url>` +
        `<url><loc>${origin}</loc></url></urlset>`,
    );
    expect(sitemapIndex([`${origin}/sitemaps/pages.xml`])).toContain(
      `<sitemap><loc>${origin}/sitemaps/pages.xml</loc></sitemap>`,
    );
  });
});
