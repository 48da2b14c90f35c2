import type { Image } from '@vybac/contracts/listings';
import { Button, Card, ConfirmDialog } from '@vybac/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { discardImage } from '../../../api/discard-image';
import { uploadImage } from '../../../api/upload-image';
import { PhotoField } from '../photos/photo-field';
import { PhotoShelf, type PhotoShelfParts } from '../photos/photo-shelf';
import { BasicInformation } from './basic-information';
import { forgetDraft } from './draft';
import { GuestLimitNotice } from './guest-limit-notice';
import { LeaveGuard } from './leave-guard';
import type { ListingFormValues } from './listing-form-values';
import { TagField } from './tag-field';
import { useDraft } from './use-draft';
import { useListingForm } from './use-listing-form';
import { useSubmitListing } from './use-submit-listing';

export interface ListingFormProps {
  values: ListingFormValues;
  images: readonly Image[];
  actorId: string;
  /** The listing that is changed; undefined for a new one. */
  editId?: string | undefined;
}

const parts: PhotoShelfParts = {
  upload: (file, options) => uploadImage(file, { purpose: 'listing', ...options }),
  discard: ({ mediaId }) => discardImage(mediaId),
};

export function ListingForm({ values, images, actorId, editId }: ListingFormProps) {
  const { t } = useTranslation('createListing');
  const navigate = useNavigate();
  const form = useListingForm(values);
  const isNew = editId === undefined;
  const [shelf] = useState(
    () => new PhotoShelf(parts, images, new Set(isNew ? [] : images.map(({ mediaId }) => mediaId))),
  );
  const [firstPhotos] = useState(shelf.all);
  const photosChanged = useSyncExternalStore(shelf.subscribe, shelf.all) !== firstPhotos;
  const [saved, setSaved] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  useDraft(isNew && !saved ? actorId : null, form, shelf);

  const onSaved = () => {
    setSaved(true);
    if (isNew) forgetDraft(actorId);
  };
  const { submit, isSaving, guestLimit } = useSubmitListing({ form, shelf, editId, onSaved });
  const changed = form.formState.isDirty || photosChanged;

  const leave = () => {
    onSaved();
    void navigate({
      ...(isNew ? { to: '/listings' } : { to: '/listing/$listingId', params: { listingId: editId } }),
      ignoreBlocker: true,
    });
  };
  const discard = () => {
    for (const { key } of shelf.all()) shelf.remove(key);
    leave();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <BasicInformation form={form} />
      <Card className="flex flex-col gap-4">
        <h2 className="text-2xl">{t('photos.title')}</h2>
        <PhotoField shelf={shelf} />
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-2xl">{t('tags.title')}</h2>
        <Controller
          control={form.control}
          name="tags"
          render={({ field: { value, onChange } }) => <TagField tags={value} onChange={onChange} />}
        />
      </Card>
      {guestLimit !== null && <GuestLimitNotice limit={guestLimit} />}
      <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-end">
        <Button
          variant="secondary"
          size="lg"
          onClick={() => (changed || images.length > 0 ? setDiscarding(true) : leave())}
        >
          {t('cancel')}
        </Button>
        <Button type="submit" size="lg" loading={isSaving}>
          {t(isNew ? 'submit' : 'save')}
        </Button>
      </div>
      <LeaveGuard when={changed && !saved} kept={isNew} />
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={t(isNew ? 'discard.title' : 'leave.title')}
        text={t(isNew ? 'discard.text' : 'leave.text')}
        confirmLabel={t('discard.confirm')}
        cancelLabel={t('leave.stay')}
        danger
        onConfirm={discard}
      />
    </form>
  );
}
