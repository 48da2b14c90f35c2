import type { Listing } from '@vybac/contracts/listings';
import { answersHtml, headHtml } from './head';
import { listingHead } from './listing-head';

const id = '0b4d7c1e-0000-4000-8000-000000000000';
const url = (size: string) => `/media/lamp/${size}`;

/** What the head reads of a listing; its words are anybody's. */
function listing(changes: Partial<Listing> = {}): Listing {
  return {
    id,
    title: 'Desk lamp',
    description: 'Brass.\nWorks well.',
    price: { amount: 3_050, currency: 'EUR' },
    condition: 'good',
    category: 'home',
    status: 'active',
    seller: { id, kind: 'user', name: 'Ana', username: 'ana', avatarUrl: null },
    images: [
      { mediaId: id, width: 9, height: 9, thumbhash: '', urls: { small: url('s'), medium: url('m'), large: url('l') } },
    ],
    ...changes,
  } as Listing;
}

const head = (changes: Partial<Listing> = {}) =>
  listingHead(listing(changes), 'https://vybac.example', `/api/listings/${id}`);

/** The data blocks of a piece of HTML, as a browser cuts them out. */
function dataBlocks(html: string): unknown[] {
  return [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json) as unknown);
}

describe('the head of a listing’s page', () => {
  it('says what search engines and link previews ask for', () => {
    const html = headHtml(head());
    expect(html).toContain('<title>Desk lamp – Vybac</title>');
    expect(html).toContain('<meta name="description" content="Brass. Works well.">');
    expect(html).toContain(`<link rel="canonical" href="https://vybac.example/listing/${id}">`);
    expect(html).toContain('<meta property="og:image" content="https://vybac.example/media/lamp/l">');
    expect(html).not.toContain('noindex');
    expect(dataBlocks(html)).toMatchObject([
      { '@type': 'Product', name: 'Desk lamp', offers: { price: '30.50', priceCurrency: 'EUR' } },
    ]);
  });

  it.each([
    ['active', 'InStock'],
    ['reserved', 'LimitedAvailability'],
    ['sold', 'SoldOut'],
  ] as const)('says of one that is %s: %s', (status, availability) => {
    expect(headHtml(head({ status }))).toContain(`https://schema.org/${availability}`);
  });

  it('keeps a page that is gone out of search results', () => {
    expect(headHtml({ ...head(), status: 410 })).toContain('<meta name="robots" content="noindex">');
  });
});

describe('words that try to be code', () => {
  const attack = '</script><script>alert(1)</script>';

  it('stay words in JSON-LD and in the answers', () => {
    const evil = head({ title: attack, description: `<!--${attack}` });
    for (const html of [headHtml(evil), answersHtml(evil)]) {
      expect(html.match(/<script/g)).toHaveLength(1);
      expect(html.match(/<\/script>/g)).toHaveLength(1);
      expect(html).not.toContain('<!--');
    }
    expect(dataBlocks(headHtml(evil))).toMatchObject([{ name: attack }]);
    expect(dataBlocks(answersHtml(evil))).toMatchObject([{ [`/api/listings/${id}`]: { title: attack } }]);
  });

  it('do not break out of the title', () => {
    const html = headHtml(head({ title: '</title><img src=x onerror=alert(1)>' }));
    expect(html).toContain('<title>&lt;/title&gt;&lt;img src=x onerror=alert(1)&gt; – Vybac</title>');
  });

  it('do not break out of an attribute', () => {
    const html = headHtml(head({ title: '12" lamp" onload="alert(1)', description: 'A & "B"' }));
    expect(html).toContain('<meta property="og:title" content="12&quot; lamp&quot; onload=&quot;alert(1) – Vybac">');
    expect(html).toContain('<meta name="description" content="A &amp; &quot;B&quot;">');
  });
});
