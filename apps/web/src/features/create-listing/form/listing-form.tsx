import type { Image } from '@vybac/contracts/listings';
import { Button, Card, ConfirmDialog } from '@vybac/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../api/save-listing';
import type { AssistedMode } from '../assist/assist-problem';
import type { FieldSources, Proposal } from '../assist/proposal';
import { SourceNote } from '../assist/source-note';
import { useSources } from '../assist/use-sources';
import { formPhotos, type PhotoRules } from '../photos/photo';
import { PhotoField } from '../photos/photo-field';
import { photoParts } from '../photos/photo-parts';
import { PhotoShelf } from '../photos/photo-shelf';
import { BasicInformation } from './basic-information';
import { DraftState } from './draft-state';
import { EditConflict } from './edit-conflict';
import { GuestLimitNotice } from './guest-limit-notice';
import { LeaveGuard } from './leave-guard';
import type { ListingFormValues } from './listing-form-values';
import { TagField } from './tag-field';
import { useDraft } from './use-draft';
import { useListingForm } from './use-listing-form';
import { useSubmitListing } from './use-submit-listing';
import type { BegunDraft } from './with-draft';

export interface ListingFormProps {
  values: ListingFormValues;
  images: readonly Image[];
  /** A new listing is kept as this draft while it is written. */
  begun?: BegunDraft | undefined;
  /** Undefined for a new one. */
  editing?: Editing | undefined;
  /** The assistant filled it in. */
  assisted?: Assisted;
}

/** What a creation mode brings to the form. */
export interface Assisted {
  readonly mode: AssistedMode;
  readonly proposal: Proposal | null;
  readonly shelf: PhotoShelf;
  /** Buyers may hear it. */
  readonly recordingId: string | null;
}

const noSources: FieldSources = {};

// A listing that was spoken may have more photos than the form takes.
function rulesOf(images: readonly Image[]): PhotoRules {
  return { ...formPhotos, limit: Math.max(formPhotos.limit, images.length) };
}

export function ListingForm({ values, images, begun, editing, assisted }: ListingFormProps) {
  const { t } = useTranslation(['createListing', 'assist']);
  const navigate = useNavigate();
  const form = useListingForm(values);
  const isNew = editing === undefined;
  const [shelf] = useState(
    () =>
      assisted?.shelf ??
      new PhotoShelf(photoParts, images, new Set(isNew ? [] : images.map(({ mediaId }) => mediaId)), rulesOf(images)),
  );
  const [firstPhotos] = useState(shelf.all);
  const photosChanged = useSyncExternalStore(shelf.subscribe, shelf.all) !== firstPhotos;
  const [saved, setSaved] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const mode = assisted?.mode;
  const draft = begun?.draft;
  const sources = useSources(form, assisted?.proposal ?? null, draft?.sources ?? noSources);
  useDraft(begun, form, shelf, sources);

  const onSaved = () => {
    setSaved(true);
    begun?.kept.end();
  };
  const made = mode && { mode, aiGenerated: Object.keys(sources).length > 0, recordingId: assisted.recordingId };
  const { submit, isSaving, guestLimit, standing } = useSubmitListing({ form, shelf, editing, onSaved, made });
  const changed = form.formState.isDirty || photosChanged;
  const wasBegun = draft !== undefined && (draft.ahead || draft.version > 0);

  const leave = () => {
    onSaved();
    void navigate({
      ...(isNew ? { to: '/listings' } : { to: '/listing/$listingId', params: { listingId: editing.id } }),
      ignoreBlocker: true,
    });
  };
  const discard = () => {
    for (const { key } of shelf.all()) shelf.remove(key);
    leave();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <BasicInformation form={form} sources={sources} range={assisted?.proposal?.range} editId={editing?.id} />
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
        {sources.tags && (
          <p className="text-sm">
            <SourceNote source={sources.tags} />
          </p>
        )}
      </Card>
      {standing && (
        <EditConflict
          standing={standing}
          mine={form.watch()}
          onTake={(field, value) => form.setValue(field, value as never, { shouldDirty: true })}
        />
      )}
      {begun && <DraftState begun={begun} />}
      {guestLimit !== null && <GuestLimitNotice limit={guestLimit} />}
      <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-end">
        <Button
          variant="secondary"
          size="lg"
          onClick={() => (changed || wasBegun || images.length > 0 ? setDiscarding(true) : leave())}
        >
          {t('cancel')}
        </Button>
        <Button type="submit" size="lg" loading={isSaving}>
          {mode ? t(`assist:submit.${mode}`) : t(isNew ? 'submit' : 'save')}
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
