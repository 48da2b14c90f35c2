import {
  categoryFilters,
  type CategoryFilter,
  type Image,
  type ListingCard,
  listingsPath,
  type ListingsSearch,
  srcsetOf,
} from '@vybac/contracts/listings';
import type { PageHead } from './head';

/** As search engines and feeds read them; people read them in their own language. */
const categoryNames: Readonly<Record<CategoryFilter, string>> = {
  electronics: 'Electronics',
  clothing: 'Clothing',
  'home-garden': 'Home & Garden',
  'sporting-goods': 'Sporting Goods',
  collectibles: 'Collectibles',
  books: 'Books',
  vehicles: 'Vehicles',
  services: 'Services',
  software: 'Software',
  'musical-instruments': 'Musical Instruments',
  'jewelry-watches': 'Jewelry & Watches',
  other: 'Other',
  free: 'Free Stuff',
};

/** The pages of listings that search engines are to list: all of them, and one for each category. */
export const listedSearches: readonly ListingsSearch[] = [{}, ...categoryFilters.map((category) => ({ category }))];

/** What a list of listings is called. */
export function titleOf({ q, category }: ListingsSearch): string {
  const among = category ? categoryNames[category] : 'Second-hand listings';
  return q === undefined ? among : `“${q}” in ${among}`;
}

/**
 * The head of the browse page. Filters and orders show the same listings as the page of their category, which is the one to
 * list; what somebody searched for, or where, is no page for others.
 */
export function listHead(search: ListingsSearch, origin: string): Omit<PageHead, 'answers'> {
  const { q, near, category } = search;
  const title = titleOf(search);
  const feed = { ...search, sort: undefined, near: undefined, within: undefined };
  return {
    status: 200,
    title: `${title} – Vybac`,
    description: `${title} from people near you: used, cheap and ready to be picked up. Chat, haggle, meet.`,
    canonical: origin + listingsPath(category ? { category } : {}),
    isUnlisted: q !== undefined || near !== undefined,
    feeds: [
      { type: 'application/rss+xml', href: feedPath(feed, 'rss') },
      { type: 'application/atom+xml', href: feedPath(feed, 'atom') },
    ],
  };
}

export function feedPath(search: ListingsSearch, format: 'rss' | 'atom'): string {
  return listingsPath(search).replace('/listings', `/listings.${format}`);
}

/** JSON-LD of a page with listings: in which order they stand. */
export function itemList(cards: readonly ListingCard[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cards.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${origin}/listing/${id}`,
    })),
  };
}

/** As the web app's grid says, so that what is preloaded is what is shown. */
const gridSizes = '(min-width: 1280px) 290px, (min-width: 1024px) 24vw, (min-width: 640px) 32vw, 46vw';

/** The first row of a large screen, which is two of a phone. */
const onFirstScreen = 4;

/** The first picture of a grid. */
export function gridPreload(cards: readonly ListingCard[]): PageHead['preload'] {
  const [first] = picturesOf(cards);
  return first && { href: first.urls.medium, srcset: srcsetOf(first.urls, 'avif'), sizes: gridSizes };
}

export function gridOpening(cards: readonly ListingCard[]): PageHead['opening'] {
  return { pictures: picturesOf(cards.slice(0, onFirstScreen)), sizes: gridSizes };
}

function picturesOf(cards: readonly ListingCard[]): Image[] {
  return cards.flatMap(({ image }) => image ?? []);
}
