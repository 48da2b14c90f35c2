import type { Listing, ListingCard, ListingStatus } from '@vybac/contracts/listings';
import { preview } from '@vybac/kit';

/** What the gateway puts into `index.html` before a browser sees it, so that link previews and search engines see it too. */
export interface PageHead {
  readonly status: 200 | 404 | 410;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly imageUrl?: string | undefined;
  /** Fetched early, as it is the largest thing on the page. */
  readonly preload?: { readonly href: string; readonly srcset: string; readonly sizes: string } | undefined;
  /** JSON-LD. */
  readonly product?: Record<string, unknown> | undefined;
  /** Answers that the page would ask for first, by their address. */
  readonly answers: Readonly<Record<string, unknown>>;
}

const descriptionLength = 160;
const availability: Readonly<Partial<Record<ListingStatus, string>>> = {
  active: 'InStock',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
};

export function listingHead(listing: Listing, origin: string, address: string): PageHead {
  const canonical = `${origin}/listing/${listing.id}`;
  const [first] = listing.images;
  const description = preview(listing.description.replace(/\s+/g, ' '), descriptionLength);
  const images = listing.images.map((image) => origin + image.urls.large);
  return {
    status: 200,
    title: `${listing.title} – Vybac`,
    description,
    canonical,
    imageUrl: images[0],
    preload: first && {
      href: first.urls.medium,
      srcset: srcsetOf(first.urls),
      // As the web app's gallery says, so that what is preloaded is what is shown.
      sizes: '(min-width: 1280px) 820px, (min-width: 1024px) 62vw, 100vw',
    },
    product: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: listing.title,
      description,
      image: images,
      category: listing.category,
      itemCondition:
        listing.condition === 'new' ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
      offers: {
        '@type': 'Offer',
        url: canonical,
        price: (listing.price.amount / 100).toFixed(2),
        priceCurrency: listing.price.currency,
        availability: `https://schema.org/${availability[listing.status] ?? 'OutOfStock'}`,
        seller: { '@type': 'Person', name: listing.seller.name },
      },
    },
    answers: { [address]: listing },
  };
}

/** As the web app's grid says, so that what is preloaded is what is shown. */
const gridSizes = '(min-width: 1280px) 290px, (min-width: 1024px) 24vw, (min-width: 640px) 32vw, 46vw';

export function gridHead(cards: readonly ListingCard[], head: Omit<PageHead, 'preload' | 'status'>): PageHead {
  const first = cards.find((card) => card.image)?.image;
  return {
    ...head,
    status: 200,
    preload: first ? { href: first.urls.medium, srcset: srcsetOf(first.urls), sizes: gridSizes } : undefined,
  };
}

function srcsetOf(urls: { small: string; medium: string; large: string }): string {
  return `${urls.small} 320w, ${urls.medium} 640w, ${urls.large} 1280w`;
}

/** The head's HTML; every value is escaped, as listings are written by anybody. */
export function headHtml(head: PageHead): string {
  const lines = [
    `<title>${escape(head.title)}</title>`,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escape(head.canonical)}">`,
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:type', head.product ? 'product' : 'website'),
    meta('property', 'og:site_name', 'Vybac'),
    meta('name', 'twitter:card', head.imageUrl ? 'summary_large_image' : 'summary'),
  ];
  if (head.imageUrl) lines.push(meta('property', 'og:image', head.imageUrl));
  if (head.status !== 200) lines.push(meta('name', 'robots', 'noindex'));
  if (head.preload) {
    const { href, srcset, sizes } = head.preload;
    lines.push(
      `<link rel="preload" as="image" href="${escape(href)}" imagesrcset="${escape(srcset)}" imagesizes="${escape(sizes)}" fetchpriority="high">`,
    );
  }
  if (head.product) lines.push(dataBlock('application/ld+json', null, head.product));
  return lines.join('\n    ');
}

/** The answers as a data block, which no content security policy needs to allow: it is never run. */
export function answersHtml(head: PageHead): string {
  return dataBlock('application/json', 'initial-answers', head.answers);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escape(content)}">`;
}

function dataBlock(type: string, id: string | null, data: unknown): string {
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
