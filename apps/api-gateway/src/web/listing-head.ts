import { type Listing, type ListingStatus, srcsetOf } from '@vybac/contracts/listings';
import { preview } from '@vybac/kit';
import type { PageHead } from './head';

const descriptionLength = 160;
const availability: Readonly<Partial<Record<ListingStatus, string>>> = {
  active: 'InStock',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
};

/** As the web app's gallery says, so that what is preloaded is what is shown. */
const sizes = '(min-width: 1280px) 820px, (min-width: 1024px) 62vw, 100vw';

/** The head of a listing's page: a product with an offer. */
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
      srcset: srcsetOf(first.urls, 'avif'),
      sizes,
    },
    opening: first && { title: listing.title, pictures: [first], sizes },
    type: 'product',
    about: [
      {
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
    ],
    answers: { [address]: listing },
  };
}
