import type { Listing } from '@vybac/contracts/listings';
import { Dialog } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import type { Missed } from './missed';
import { OfferForm } from './offer-form';

export interface OfferDialogProps {
  listing: Listing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onMissed: (missed: Missed) => void;
}

export function OfferDialog({ listing, open, onOpenChange, onMissed }: OfferDialogProps) {
  const { t } = useTranslation('listings');
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Content title={t('offer.make')} description={t('offer.explained')} closeLabel={t('close')}>
        <OfferForm
          listing={listing}
          onMissed={(missed) => {
            onOpenChange(false);
            onMissed(missed);
          }}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
