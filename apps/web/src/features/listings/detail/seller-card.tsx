import type { Listing } from '@vybac/contracts/listings';
import { Avatar, Badge, Card } from '@vybac/ui';
import { BadgeCheck, Luggage } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ResponseTime } from './response-time';
import { useAwayText } from './seller-away';

export function SellerCard({ seller }: { seller: Listing['seller'] }) {
  const { t } = useTranslation('listings');
  const name = seller.name || t('seller.unknown');
  return (
    <section aria-label={t('seller.title')}>
      <Card className="flex items-start gap-4">
        <Avatar size="lg" name={name} src={seller.avatarUrl} />
        <div className="min-w-0">
          <p className="text-sm text-ink-muted">{t('seller.title')}</p>
          <p className="truncate font-display text-lg leading-snug font-bold">{name}</p>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
            {seller.memberSince && (
              <span>{t('seller.since', { year: String(new Date(seller.memberSince).getFullYear()) })}</span>
            )}
            {seller.away && <AwayBadge away={seller.away} />}
            {seller.verifiedSeller && (
              <Badge tone="brand" icon={<BadgeCheck aria-hidden />}>
                {t('seller.verified')}
              </Badge>
            )}
          </div>
          <ResponseTime sellerId={seller.id} />
        </div>
      </Card>
    </section>
  );
}

function AwayBadge({ away }: { away: NonNullable<Listing['seller']['away']> }) {
  const text = useAwayText(away);
  return (
    <Badge tone="accent" icon={<Luggage aria-hidden />}>
      {text}
    </Badge>
  );
}
