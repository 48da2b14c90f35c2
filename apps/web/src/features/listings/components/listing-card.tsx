import type { ListingCard as ListingCardData } from '@vybac/contracts/listings';
import { Avatar, Badge, Price } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FavoriteButton } from '../favorites/favorite-button';
import { ListingPicture } from './listing-picture';

export interface ListingCardProps {
  /** With the band of distance in which it is, where the question was what is near. */
  listing: ListingCardData & { readonly withinKm?: number | undefined };
  /** On the first screen: its picture loads at once. */
  eager?: boolean;
}

/** One listing in a grid: picture, price in whole dollars or "Free", title, condition, seller. The whole card leads to it. */
export function ListingCard({ listing, eager = false }: ListingCardProps) {
  const { t, i18n } = useTranslation(['listings', 'search']);
  const { id, title, price, condition, status, image, seller, withinKm } = listing;
  return (
    <article className="group relative flex flex-col gap-2.5">
      <div className="relative overflow-hidden rounded-xl bg-surface-sunken">
        <ListingPicture image={image} eager={eager} />
        <div className="absolute top-2.5 left-2.5 flex max-w-[calc(100%-4.5rem)] flex-wrap gap-1.5">
          {status !== 'active' && <Badge tone={status === 'sold' ? 'pop' : 'accent'}>{t(`status.${status}`)}</Badge>}
          {condition && <Badge tone="raised">{t(`conditions.${condition}`)}</Badge>}
        </div>
      </div>
      <div className="flex flex-col gap-1 px-0.5">
        <Price
          {...price}
          locale={i18n.language}
          freeLabel={t('free')}
          precision="whole"
          className="text-xl leading-6"
        />
        <h3 className="line-clamp-2 font-sans text-base leading-snug font-medium tracking-normal">
          {/* Stretched over the card, so that the whole of it can be pressed while the link keeps a short name. */}
          <Link
            to="/listing/$listingId"
            params={{ listingId: id }}
            className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-[2.5px] focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </h3>
        <p className="flex min-w-0 items-center gap-1.5 text-sm text-ink-muted">
          <Avatar size="sm" name={seller.name} src={seller.avatarUrl} />
          <span className="truncate">{seller.name}</span>
          {seller.verifiedSeller && (
            <BadgeCheck aria-label={t('verifiedSeller')} className="size-4 shrink-0 text-brand-text" />
          )}
          {withinKm !== undefined && (
            <span className="ml-auto shrink-0 whitespace-nowrap">{t('search:distance.below', { km: withinKm })}</span>
          )}
        </p>
      </div>
      {/* After the link, whose area it lies on. */}
      <div className="absolute top-1 right-1">
        <FavoriteButton listing={listing} />
      </div>
    </article>
  );
}
