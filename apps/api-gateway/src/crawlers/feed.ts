import type { ListingCard } from '@vybac/contracts/listings';
import { minorUnitsPerUnit } from '@vybac/kit';
import { declaration, element } from './xml';

/** Listings as a feed reader shows them, the newest first. */
export interface Feed {
  readonly title: string;
  /** The page that shows the same. */
  readonly page: string;
  /** Its own address. */
  readonly address: string;
  readonly origin: string;
  readonly items: readonly ListingCard[];
}

/** RSS 2.0 (rssboard.org/rss-specification). */
export function rss({ title, page, address, origin, items }: Feed): string {
  const self = { href: address, rel: 'self', type: 'application/rss+xml' };
  const entries = items.map((item) =>
    element('item', [
      element('title', item.title),
      element('link', addressOf(item, origin)),
      element('guid', addressOf(item, origin)),
      element('pubDate', new Date(item.createdAt).toUTCString()),
      element('category', item.category),
      element('description', summaryOf(item)),
    ]),
  );
  const channel = element('channel', [
    element('title', title),
    element('link', page),
    element('description', title),
    element('atom:link', '', self),
    ...entries,
  ]);
  return declaration + element('rss', [channel], { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' });
}

/** Atom (RFC 4287). */
export function atom({ title, page, address, origin, items }: Feed): string {
  const entries = items.map((item) =>
    element('entry', [
      element('id', addressOf(item, origin)),
      element('title', item.title),
      element('link', '', { href: addressOf(item, origin) }),
      element('published', item.createdAt),
      element('updated', item.createdAt),
      element('author', [element('name', item.seller.name)]),
      element('category', '', { term: item.category }),
      element('summary', summaryOf(item)),
    ]),
  );
  const latest = items[0]?.createdAt ?? new Date(0).toISOString();
  return (
    declaration +
    element(
      'feed',
      [
        element('id', address),
        element('title', title),
        element('updated', latest),
        element('link', '', { href: page }),
        element('link', '', { href: address, rel: 'self' }),
        ...entries,
      ],
      { xmlns: 'http://www.w3.org/2005/Atom' },
    )
  );
}

function addressOf({ id }: ListingCard, origin: string): string {
  return `${origin}/listing/${id}`;
}

function summaryOf({ price: { amount, currency }, location }: ListingCard): string {
  const price = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / minorUnitsPerUnit);
  return [amount === 0 ? 'Free' : price, location].filter(Boolean).join(' · ');
}
