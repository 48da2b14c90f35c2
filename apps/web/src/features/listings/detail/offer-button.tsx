import type { Listing } from '@vybac/contracts/listings';
import { Button, Dialog } from '@vybac/ui';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { useSession } from '../../session';
import type { Missed } from './missed';
import { OfferForm } from './offer-form';

export interface OfferButtonProps {
  listing: Listing;
  onMissed: (missed: Missed) => void;
  /** The main act, where Buy Now is off. */
  main: boolean;
}

export function OfferButton({ listing, onMissed, main }: OfferButtonProps) {
  const { t } = useTranslation('listings');
  const { me } = useSession();
  const [open, setOpen] = useState(false);

  const press = () => {
    if (me) {
      setOpen(true);
      return;
    }
    notify.error({ title: t('contact.authenticationRequired'), description: t('offer.needsSession') });
  };
  return (
    <>
      <Button wide size="lg" variant={main ? 'primary' : 'secondary'} icon={<Tag aria-hidden />} onClick={press}>
        {t('offer.make')}
      </Button>
      <Dialog.Root open={open} onOpenChange={(next) => setOpen(next)}>
        <Dialog.Content title={t('offer.make')} description={t('offer.explained')} closeLabel={t('close')}>
          <OfferForm
            listing={listing}
            onMissed={(missed) => {
              setOpen(false);
              onMissed(missed);
            }}
          />
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}
