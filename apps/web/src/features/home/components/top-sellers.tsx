import type { TopSeller } from '@vybac/contracts/rewards';
import { Avatar, EmptyState, Skeleton } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePriceText } from '../../../i18n/use-price-text';
import { Picture } from '../../../pictures/picture';
import { leaderboardQuery } from '../api/leaderboard';

const places = ['bg-tile-one', 'bg-tile-two', 'bg-tile-three'];
const shown = 5;

/** Who sold most this month. Where that cannot be loaded, it is as if nobody had sold (spec 1 §8). */
export function TopSellers() {
  const { t } = useTranslation('home');
  const { data, isPending } = useQuery(leaderboardQuery);
  return (
    <section aria-labelledby="top-sellers">
      <h2 id="top-sellers" className="mb-5 text-2xl md:text-3xl">
        {t('topSellers.title')}
      </h2>
      {isPending && (
        <div role="status" aria-label={t('common:loading')} className="flex flex-col gap-2">
          {Array.from({ length: shown }, (_, index) => (
            <Skeleton key={index} className="h-18 rounded-xl" />
          ))}
        </div>
      )}
      {!isPending && !data?.items.length && (
        <EmptyState picture={<Picture name="tag" />} title={t('topSellers.empty')} text={t('topSellers.emptyText')} />
      )}
      {data && data.items.length > 0 && (
        <ol className="flex flex-col gap-2">
          {data.items.map((seller, index) => (
            <Row key={seller.sellerId} seller={seller} place={index} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Row({ seller, place }: { seller: TopSeller; place: number }) {
  const { t } = useTranslation('home');
  const priceText = usePriceText();
  const { sellerName, avatarUrl, verifiedSeller, salesCount, totalEarnings } = seller;
  return (
    <li className="flex items-center gap-3 rounded-xl border border-line bg-surface-raised px-4 py-3 md:gap-4">
      <span
        className={`grid size-9 shrink-0 place-items-center rounded-full font-display font-bold ${places[place] ? `${places[place]} text-tile-ink` : 'bg-surface-sunken'}`}
      >
        {place + 1}
      </span>
      <Avatar name={sellerName} src={avatarUrl} />
      <span className="flex min-w-0 flex-1 items-center gap-1.5 font-semibold">
        <span className="truncate">{sellerName}</span>
        {verifiedSeller && (
          <BadgeCheck aria-label={t('topSellers.verified')} className="size-4 shrink-0 text-brand-text" />
        )}
      </span>
      <span className="flex flex-col items-end text-sm">
        <span className="font-semibold">{t('topSellers.sales', { count: salesCount })}</span>
        {totalEarnings && <span className="text-ink-muted">{priceText(totalEarnings)}</span>}
      </span>
    </li>
  );
}
