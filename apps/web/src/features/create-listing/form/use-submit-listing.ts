import { ProblemError, unreachable } from '@vybac/client';
import type { Listing, ListingFields } from '@vybac/contracts/listings';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import { listingToEdit } from '../api/listing-to-edit';
import { type Editing, useSaveListing } from '../api/save-listing';
import type { AssistedMode } from '../assist/assist-problem';
import type { PhotoShelf } from '../photos/photo-shelf';
import type { Field, ListingFormValues } from './listing-form-values';
import { loadSchemas } from './load-schemas';

interface Parts {
  form: UseFormReturn<ListingFormValues>;
  shelf: PhotoShelf;
  /** Undefined for a new one. */
  editing: Editing | undefined;
  onSaved: () => void;
  /** By which creation mode it was made, if not by hand. */
  made?: (Pick<ListingFields, 'aiGenerated' | 'recordingId'> & { mode: AssistedMode }) | undefined;
}

/** Saves the form once its photos have arrived, leads to the listing, and says what stands in the way. */
export function useSubmitListing({ form, shelf, editing, onSaved, made }: Parts) {
  const { t } = useTranslation(['createListing', 'errors', 'assist']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // What somebody else made of it meanwhile; saving again writes over that.
  const [standing, setStanding] = useState<Listing | null>(null);
  const save = useSaveListing(editing && { ...editing, version: standing?.version ?? editing.version });
  const failed = made ? t(`assist:notPublished.${made.mode}`) : t(editing ? 'failed.edit' : 'failed.create');

  const complain = (complaints: readonly (string | undefined)[]) => {
    notify.error(
      complaints.includes('missing')
        ? { title: t('missing.title'), description: t('missing.text') }
        : { title: t('invalid.title'), description: t('invalid.text') },
    );
  };

  const fail = (error: unknown) => {
    const code = error instanceof ProblemError ? error.code : '';
    if (code === 'listing.edited_elsewhere' && editing) {
      queryClient.fetchQuery({ ...listingToEdit(editing.id), staleTime: 0 }).then(setStanding, fail);
      notify.error({ title: problemText(t, error) });
      return;
    }
    // Said beside the button, with a way on.
    if (code === 'listing.guest_limit') return;
    if (code === 'session.required' || code === 'session.invalid') {
      notify.error({ title: t('failed.error'), description: t('failed.session') });
      // A new one is kept as a draft; leaving a changed one is asked about, as ever.
      return void navigate({ to: '/auth', ignoreBlocker: !editing });
    }
    const fields = error instanceof ProblemError ? Object.keys(error.fields) : [];
    for (const field of fields) {
      form.setError((field === 'priceAmount' ? 'price' : field) as Field, { type: 'server', message: 'invalid' });
    }
    if (code === 'listing.missing_information') {
      notify.error({ title: t('missing.title'), description: t('missing.text') });
      return;
    }
    const message = problemText(t, error);
    notify.error({ title: failed, description: editing ? message : t('failed.createText', { message }) });
  };

  const send = async (values: ListingFormValues) => {
    if (!(await shelf.settled())) {
      notify.error({ title: failed, description: t('failed.photo', { message: problemText(t, shelf.failure) }) });
      return;
    }
    const schemas = await loadSchemas().catch((cause: unknown) => fail(unreachable(cause)));
    if (!schemas) return;
    const read = schemas.readForm(values, shelf.images);
    if (!('fields' in read)) {
      // They came only now, after the fields passed unjudged.
      await form.trigger(undefined, { shouldFocus: true });
      complain(Object.values(read.complaints));
      return;
    }
    const listing = await save.mutateAsync({ ...read.fields, ...made }).catch(fail);
    if (!listing) return;
    onSaved();
    notify.success({ title: made ? t(`assist:published.${made.mode}`) : t(editing ? 'done.edit' : 'done.create') });
    await navigate({ to: '/listing/$listingId', params: { listingId: listing.id }, ignoreBlocker: true });
  };

  return {
    submit: form.handleSubmit(send, (errors) => complain(Object.values(errors).map(({ message }) => message))),
    standing,
    isSaving: form.formState.isSubmitting,
    /** How many listings a guest may have, when that is what stands in the way. */
    guestLimit: guestLimitIn(save.error),
  };
}

function guestLimitIn(error: unknown): number | null {
  if (!(error instanceof ProblemError) || error.code !== 'listing.guest_limit') return null;
  return Number(error.data['limit']);
}
