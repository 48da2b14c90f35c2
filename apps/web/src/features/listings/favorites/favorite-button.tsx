import type { ListingCard } from '@vybac/contracts/listings';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session';
import { useFavorite } from './use-favorite';

/** The heart on a card, with how many keep the listing. One's own has none. */
export function FavoriteButton({
  listing,
}: {
  listing: Pick<ListingCard, 'id' | 'title' | 'favoriteCount' | 'seller'>;
}) {
  const { t, i18n } = useTranslation('listings');
  const { me } = useSession();
  const { isFavorite, count, toggle } = useFavorite(listing);
  if (me?.actor.id === listing.seller.id) return null;
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      onClick={toggle}
      className="group/heart grid min-h-11 min-w-11 place-items-center rounded-full"
    >
      <span className="sr-only">{t('favorites.keep', { title: listing.title })}</span>
      <span className="flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-full bg-surface-raised px-2.5 text-sm font-semibold text-ink tabular-nums shadow-card transition-[background-color,scale] group-hover/heart:bg-surface-sunken group-active/heart:scale-90">
        <Heart aria-hidden className={`size-4.5 ${isFavorite ? 'fill-pop text-pop' : ''}`} />
        {count > 0 && (
          <span aria-hidden>{new Intl.NumberFormat(i18n.language, { notation: 'compact' }).format(count)}</span>
        )}
      </span>
    </button>
  );
}
