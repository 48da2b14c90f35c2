import { Button, Card, ProgressBar } from '@vybac/ui';
import { Sparkles } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { listingFromPhotos } from '../api/assist';
import { DraftState } from '../form/draft-state';
import { ListingForm } from '../form/listing-form';
import type { BegunDraft } from '../form/with-draft';
import { PhotoField } from '../photos/photo-field';
import { photoParts } from '../photos/photo-parts';
import type { Photo, PhotoRules } from '../photos/photo';
import type { PhotoShelfParts } from '../photos/photo-shelf';
import { AssistPage } from './assist-page';
import { shrunk } from './shrink';
import { AssistedNotice } from './text-listing';
import { useAssistedForm } from './use-assisted-form';

const rules: PhotoRules = { limit: 5, maximumBytes: 20 * 1024 * 1024, context: 'total' };
const parts: PhotoShelfParts = {
  ...photoParts,
  upload: async (file, options) => photoParts.upload(await shrunk(file), options),
};

/** /create-image-listing: a listing out of photos, all of them (spec 2 §2). */
export function PhotoListing() {
  return <AssistPage mode="photos">{(begun) => <FromPhotos begun={begun} />}</AssistPage>;
}

function FromPhotos({ begun }: { begun: BegunDraft }) {
  const { t } = useTranslation(['assist', 'errors']);
  const { given, form, shelf, assisted, isWorking, propose } = useAssistedForm({
    mode: 'photos',
    begun,
    rules,
    parts,
  });
  const { isReviewed } = given;
  const photos = useSyncExternalStore(shelf.subscribe, shelf.all);
  const [isWaiting, setWaiting] = useState(false);

  const generate = async () => {
    if (photos.length === 0) {
      notify.error({ title: t('errors:assist.photos_missing'), description: t('photos.first') });
      return;
    }
    setWaiting(true);
    const arrived = await shelf.settled();
    setWaiting(false);
    if (arrived) await propose(() => listingFromPhotos(shelf.images.map(({ mediaId }) => mediaId)));
    else notify.error({ title: t('errors:media.damaged'), description: t('photos.failed') });
  };
  const isBusy = isWaiting || isWorking;
  const count = photos.filter(({ state }) => state.kind !== 'failed').length;

  return (
    <>
      <Card className="flex flex-col gap-4">
        {!isReviewed && <PhotoField shelf={shelf} />}
        {isBusy && (
          <ProgressBar
            label={t(isWaiting ? 'photos.uploading' : 'photos.analyzing', { count })}
            value={isWaiting ? uploaded(photos) : null}
          />
        )}
        <Button
          size="lg"
          loading={isBusy}
          onClick={() => void generate()}
          className="max-sm:w-full max-sm:px-3 sm:self-end"
        >
          <Sparkles aria-hidden />
          {t(count === 0 ? 'photos.generateNone' : 'photos.generate', { count })}
        </Button>
      </Card>
      {isReviewed ? (
        <>
          <AssistedNotice />
          {assisted.proposal && assisted.proposal.sources.condition === undefined && (
            <p className="text-ink-muted">{t('photos.conditionOpen')}</p>
          )}
          <ListingForm {...form} assisted={{ ...assisted, recordingId: null }} />
        </>
      ) : (
        <DraftState begun={begun} />
      )}
    </>
  );
}

/** In percent, over all photos. */
function uploaded(photos: readonly Photo[]): number {
  const done = photos.map(({ state }) => (state.kind === 'uploading' ? state.percent : 100));
  return Math.round(done.reduce((sum, percent) => sum + percent, 0) / Math.max(1, photos.length));
}
