import type { Listing } from '@vybac/contracts/listings';
import { Luggage } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What the buttons that cannot be pressed are described by. */
export const sellerAwayId = 'seller-away';

/** "Away", and until which day if the seller said. */
export function useAwayText(away: NonNullable<Listing['seller']['away']>): string {
  const { t, i18n } = useTranslation('listings');
  if (!away.until) return t('away.now');
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(away.until));
  return t('away.until', { date });
}

/** Until when nothing of this seller can be bought, in their own words too: short, for what one can do stands below it. */
export function SellerAway({ away }: { away: NonNullable<Listing['seller']['away']> }) {
  const text = useAwayText(away);
  return (
    <div id={sellerAwayId} role="status" className="flex gap-2.5 rounded-lg bg-warning-soft px-4 py-2 lg:py-3">
      <Luggage aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{text}</p>
        {away.note && <p className="text-sm wrap-anywhere italic">{away.note}</p>}
      </div>
    </div>
  );
}
