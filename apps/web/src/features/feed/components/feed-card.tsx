import type { ListingCard } from '@vybac/contracts/listings';
import { Badge, Price } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import { Photo } from '../../../pictures/photo';
import { Picture } from '../../../pictures/picture';

/** One listing of the deck, filling it. */
export function FeedCard({ listing }: { listing: ListingCard }) {
  const { t, i18n } = useTranslation(['feed', 'listings']);
  const { title, price, condition, image, seller, location } = listing;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-surface-raised shadow-card select-none">
      <div className="relative min-h-0 flex-1 bg-surface-sunken">
        {image ? (
          <Photo
            image={image}
            sizes="(min-width: 640px) 28rem, 92vw"
            alt=""
            tinted
            draggable={false}
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <div className="grid size-full place-content-center justify-items-center gap-2 text-ink-muted">
            <Picture name="tag" className="size-24 opacity-80" />
            {t('listings:noImage')}
          </div>
        )}
        {condition && (
          <span className="absolute top-3 left-3">
            <Badge tone="raised">{t(`listings:conditions.${condition}`)}</Badge>
          </span>
        )}
      </div>
      <div className="flex flex-col gap-1 p-5">
        <Price
          {...price}
          locale={i18n.language}
          freeLabel={t('listings:free')}
          precision="whole"
          className="text-2xl leading-7"
        />
        <h2 className="line-clamp-2 text-xl">{title}</h2>
        <p className="truncate text-sm text-ink-muted">{[seller.name, location].filter(Boolean).join(' · ')}</p>
      </div>
    </article>
  );
}
