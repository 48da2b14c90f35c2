import type { Listing } from '@vybac/contracts/listings';
import { Button } from '@vybac/ui';
import { Tag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { useWhoIsHere } from '../../session';
import { OfferDialog } from './later';
import type { Missed } from './missed';
import { sellerAwayId } from './seller-away';

export interface OfferButtonProps {
  listing: Listing;
  onMissed: (missed: Missed) => void;
  /** The main act, where Buy Now is off. */
  main: boolean;
}

export function OfferButton({ listing, onMissed, main }: OfferButtonProps) {
  const { t } = useTranslation('listings');
  const whoIsHere = useWhoIsHere();
  // Undefined until it was first opened.
  const [open, setOpen] = useState<boolean>();

  const press = async () => {
    if (await whoIsHere()) {
      setOpen(true);
      return;
    }
    notify.error({ title: t('contact.authenticationRequired'), description: t('offer.needsSession') });
  };
  return (
    <>
      <Button
        wide
        size="lg"
        variant={main ? 'primary' : 'secondary'}
        icon={<Tag aria-hidden />}
        {...(listing.seller.away && { disabled: true, 'aria-describedby': sellerAwayId })}
        onClick={() => void press()}
      >
        {t('offer.make')}
      </Button>
      {open !== undefined && (
        <Suspense>
          <OfferDialog listing={listing} open={open} onOpenChange={setOpen} onMissed={onMissed} />
        </Suspense>
      )}
    </>
  );
}
