import { type FavoriteListing, removeFavorite } from '@vybac/contracts/listings';
import { Badge, Button } from '@vybac/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { notify } from '../../../notices/notify';
import { ListingPicture } from '../components/listing-picture';

/** Favorites that can no longer be had, each to be taken off the list. */
export function GoneFavorites({ favorites }: { favorites: readonly FavoriteListing[] }) {
  const { t } = useTranslation('listings');
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: string) => call(removeFavorite, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['favorites'] }),
    onError: () => notify.error({ title: t('favorites.failed') }),
  });
  return (
    <section aria-labelledby="gone" className="flex flex-col gap-3">
      <h2 id="gone" className="text-2xl">
        {t('favorites.gone')}
      </h2>
      <ul className="flex flex-col gap-2">
        {favorites.map(({ id, title, image, status }) => (
          <li key={id} className="flex items-center gap-4 rounded-xl border border-line bg-surface-raised p-3">
            <div className="w-14 shrink-0 overflow-hidden rounded-lg bg-surface-sunken opacity-70">
              <ListingPicture image={image} sizes="56px" small />
            </div>
            <div className="flex min-w-0 grow flex-col items-start gap-1">
              {status === 'sold' ? (
                <Link
                  to="/listing/$listingId"
                  params={{ listingId: id }}
                  className="line-clamp-2 font-medium wrap-anywhere hover:underline"
                >
                  {title}
                </Link>
              ) : (
                <p className="line-clamp-2 font-medium wrap-anywhere">{title}</p>
              )}
              {status === 'sold' && <Badge tone="pop">{t('status.sold')}</Badge>}
            </div>
            <Button
              size="sm"
              variant="secondary"
              icon={<X aria-hidden />}
              aria-label={t('favorites.removeOf', { title })}
              loading={remove.isPending && remove.variables === id}
              onClick={() => remove.mutate(id)}
            >
              {t('favorites.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
