import { Button } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openOffersQuery } from '../api/offer';
import { useMakeOffer } from '../api/use-make-offer';
import { isOfferable, type OfferedListing } from '../offerable';
import { AmountDialog } from './amount-dialog';

/** For a buyer without an open offer: the way to make one. */
export function MakeOfferButton({ listing, me }: { listing: OfferedListing; me: string }) {
  const { t } = useTranslation('offers');
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useMakeOffer(listing.id);
  const canOffer = isOfferable(listing, me);
  const { data } = useQuery({ ...openOffersQuery(listing.id), enabled: canOffer });
  if (!canOffer || !data || data.items.some(({ buyer }) => buyer.id === me)) return null;
  return (
    <>
      <Button size="sm" variant="secondary" loading={isPending} onClick={() => setOpen(true)}>
        {t('act.make')}
      </Button>
      <AmountDialog
        open={open}
        onOpenChange={setOpen}
        title={t('dialog.makeTitle')}
        currency={listing.price.currency}
        listPrice={listing.price}
        onAmount={(amount) => mutate(amount)}
      />
    </>
  );
}
