import { type ListingsSearch, readListingsSearch } from '@vybac/contracts/listings';
import { headHtml } from './head';
import { listedSearches, listHead } from './list-head';

const origin = 'https://vybac.example';
const html = (address: string) =>
  headHtml({ ...listHead(readListingsSearch(Object.fromEntries(new URLSearchParams(address))), origin), answers: {} });

describe('the head of the browse page', () => {
  it.each([
    ['', '/listings'],
    ['category=books', '/listings?category=books'],
    ['category=books&sort=price-asc&condition=good&maxPrice=20&photos=true', '/listings?category=books'],
    ['utm_source=mail', '/listings'],
    ['category=spaceships', '/listings'],
  ])('of "%s" leads search engines to %s', (address, canonical) => {
    expect(html(address)).toContain(`<link rel="canonical" href="${origin}${canonical}">`);
    expect(html(address)).not.toContain('noindex');
  });

  it.each(['q=sofa', 'near=52.52,13.41'])('of "%s" is nobody else’s page', (address) => {
    expect(html(address)).toContain('<meta name="robots" content="noindex">');
  });

  it('is of its own for every category', () => {
    const titles = listedSearches.map((search) => listHead(search, origin).title);
    expect(titles).toContain('Jewelry & Watches – Vybac');
    expect(new Set(titles).size).toBe(14);
  });

  it('names the feeds of the same search, without where somebody is', () => {
    const head = html('q=a "b"&category=books&near=52.52,13.41&sort=popular');
    expect(head).toContain('type="application/rss+xml"');
    expect(head).toContain('href="/listings.atom?q=a+%22b%22&amp;category=books"');
    expect(head).not.toContain('52.52');
  });

  it('keeps what somebody searched for from being code', () => {
    const search: ListingsSearch = { q: '</title><script>alert(1)</script>' };
    expect(headHtml({ ...listHead(search, origin), answers: {} })).not.toContain('<script>');
  });
});
