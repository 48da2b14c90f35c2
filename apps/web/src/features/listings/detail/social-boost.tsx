import type { Listing } from '@vybac/contracts/listings';
import { Button, Card } from '@vybac/ui';
import { Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { onShare, sharesOf } from '../../../storage/shares';
import { ShareMenu } from './share-menu';

/** Asks to pass the listing on, and counts how often that was done from this device (spec 2 §2, Social Boost). */
export function SocialBoost({ listing }: { listing: Pick<Listing, 'id' | 'title' | 'isMine'> }) {
  const { t } = useTranslation('listings');
  const count = useSyncExternalStore(onShare, () => sharesOf(listing.id));
  return (
    <section aria-labelledby="social-boost">
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 !bg-surface-sunken">
        <div className="min-w-48 flex-1">
          <h2 id="social-boost" className="text-lg">
            {t('boost.title')}
          </h2>
          <p className="text-sm text-ink-muted">{t(listing.isMine ? 'boost.mine' : 'boost.text')}</p>
          <p role="status" className="mt-1 text-sm font-semibold empty:hidden">
            {count > 0 && t('boost.shared', { count })}
          </p>
        </div>
        <ShareMenu
          listing={listing}
          trigger={
            <Button variant="secondary" icon={<Share2 aria-hidden />}>
              {t('boost.action')}
            </Button>
          }
        />
      </Card>
    </section>
  );
}
