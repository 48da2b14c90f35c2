import type { ListingStatus } from '@vybac/contracts/listings';
import { Badge, type BadgeProps, Price } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Photo } from '../../../pictures/photo';
import { Picture } from '../../../pictures/picture';
import type { MyListing } from '../api/my-listings';
import { ListingActions } from './listing-actions';

const tones: Readonly<Record<ListingStatus, BadgeProps['tone']>> = {
  active: 'positive',
  reserved: 'accent',
  sold: 'pop',
  pending: 'warning',
  draft: 'neutral',
  removed: 'neutral',
};

export interface MyListingRowProps {
  listing: MyListing;
  /** Among those that something will be done to. */
  chosen?: boolean;
  /** Left out when it cannot be chosen. */
  onChoose?: (chosen: boolean) => void;
}

/** A listing as its seller keeps an eye on it. */
export function MyListingRow({ listing, chosen = false, onChoose }: MyListingRowProps) {
  const { t, i18n } = useTranslation('dashboard');
  const { id, title, image, price, status, viewCount, createdAt } = listing;
  const listed = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(createdAt));
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 rounded-xl border border-line bg-surface-raised p-3 sm:grid-cols-[7rem_1fr_auto] sm:items-center">
      <div
        className={`relative grid aspect-square place-items-center overflow-hidden rounded-lg bg-surface-sunken ${status === 'removed' ? 'opacity-60' : ''}`}
      >
        {image ? (
          <Photo image={image} alt="" sizes="7rem" tinted loading="lazy" className="size-full object-cover" />
        ) : (
          <Picture name="tag" className="size-12 opacity-80" />
        )}
        {onChoose && (
          <label className="absolute top-0 left-0 grid size-11 place-items-center">
            <input
              type="checkbox"
              aria-label={t('bulk.select', { title })}
              checked={chosen}
              onChange={(event) => onChoose(event.target.checked)}
              className="size-5 accent-brand"
            />
          </label>
        )}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        <h2 className="line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal">
          {status === 'removed' ? (
            title
          ) : (
            <Link to="/listing/$listingId" params={{ listingId: id }} className="hover:underline">
              {title}
            </Link>
          )}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <Price {...price} locale={i18n.language} freeLabel={t('free')} className="text-base text-ink" />
          <span className="inline-flex items-center gap-1">
            <Eye aria-hidden className="size-4" />
            {t('listings.views', { count: viewCount })}
          </span>
          <span>{t('listings.listed', { date: listed })}</span>
        </p>
      </div>
      <div className="max-sm:col-span-2">
        <ListingActions listing={listing} />
      </div>
    </li>
  );
}
