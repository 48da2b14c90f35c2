import type { Listing } from '@vybac/contracts/listings';
import { Button, EmptyState } from '@vybac/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../pictures/picture';
import type { Missed } from './missed';
import { SimilarListings } from './similar-listings';
import { WaitButton } from './wait-button';

export interface JustMissedProps {
  listing: Listing;
  missed: Missed;
  /** Back to the listing. */
  onDismiss: () => void;
}

/** Somebody else was quicker: what that means, waiting for a second chance, and things like it. */
export function JustMissed({ listing, missed, onDismiss }: JustMissedProps) {
  const { t } = useTranslation('listings');
  // What was loaded before the race still says "active": it is available again only once it was seen taken.
  const [seenTaken, setSeenTaken] = useState(listing.status !== 'active');
  if (!seenTaken && listing.status !== 'active') setSeenTaken(true);
  const availableAgain = seenTaken && listing.status === 'active';
  const says = availableAgain ? 'again' : missed;
  return (
    <div className="flex flex-col gap-4">
      <div role="alert">
        <EmptyState
          heading="h1"
          picture={<Picture name={availableAgain ? 'gift' : 'clock'} eager />}
          title={t(`missed.${says}.title`)}
          text={t(`missed.${says}.text`, { title: listing.title })}
        />
      </div>
      <div className="-mt-6 flex flex-col items-center gap-3">
        {!availableAgain && missed === 'reserved' && <WaitButton listing={listing} />}
        <Button variant={availableAgain ? 'primary' : 'quiet'} onClick={onDismiss}>
          {t('missed.back')}
        </Button>
      </div>
      <SimilarListings id={listing.id} title={t('missed.instead')} />
    </div>
  );
}
