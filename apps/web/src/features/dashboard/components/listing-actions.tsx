import { markListingSold, removeListing, restoreListing, type ListingStatus } from '@vybac/contracts/listings';
import { Button, buttonStyle, ConfirmDialog } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import { useListingAct } from '../api/listing-act';
import type { MyListing } from '../api/my-listings';

const editable: readonly ListingStatus[] = ['active', 'pending', 'draft'];

/** What the listing's state allows. A reserved one belongs to its order, a sold one to history. */
export function ListingActions({ listing: { id, title, status, reservation } }: { listing: MyListing }) {
  const { t } = useTranslation(['dashboard', 'errors']);
  const [asking, setAsking] = useState<'remove' | 'sold' | null>(null);
  const remove = useListingAct(removeListing);
  const restore = useListingAct(restoreListing);
  const markSold = useListingAct(markListingSold);

  const failed = (error: unknown) => notify.error({ title: problemText(t, error) });
  const bringBack = () =>
    restore.mutate(id, { onSuccess: () => notify.success({ title: t('listings.restored') }), onError: failed });
  const takeOff = () =>
    remove.mutate(id, {
      onSuccess: () =>
        notify.success({ title: t('listings.removed'), action: { label: t('listings.undo'), onPress: bringBack } }),
      onError: () => notify.error({ title: t('listings.removeFailed'), description: t('listings.removeFailedText') }),
      onSettled: () => setAsking(null),
    });
  const close = () =>
    markSold.mutate(id, {
      onSuccess: () => notify.success({ title: t('listings.soldDone') }),
      onError: failed,
      onSettled: () => setAsking(null),
    });

  if (status === 'removed') {
    return (
      <Button
        size="sm"
        variant="secondary"
        icon={<RotateCcw aria-hidden />}
        aria-label={t('listings.restoreOf', { title })}
        loading={restore.isPending}
        onClick={bringBack}
      >
        {t('listings.restore')}
      </Button>
    );
  }
  if (status === 'reserved' && reservation?.orderId) {
    return (
      <Link
        to="/dashboard"
        search={{ tab: 'orders', order: reservation.orderId }}
        className={buttonStyle({ size: 'sm', variant: 'secondary' })}
      >
        {t('listings.order')}
      </Link>
    );
  }
  if (!editable.includes(status)) return null;
  return (
    <div className="flex flex-wrap gap-2 sm:flex-col lg:flex-row">
      <Link
        to="/create-listing"
        search={{ edit: id }}
        aria-label={t('listings.editOf', { title })}
        className={buttonStyle({ size: 'sm', variant: 'secondary' })}
      >
        <Pencil aria-hidden />
        {t('listings.edit')}
      </Link>
      {status === 'active' && (
        <Button
          size="sm"
          variant="quiet"
          icon={<CircleCheck aria-hidden />}
          aria-label={t('listings.soldOf', { title })}
          onClick={() => setAsking('sold')}
        >
          {t('listings.sold')}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        icon={<Trash2 aria-hidden />}
        aria-label={t('listings.removeOf', { title })}
        onClick={() => setAsking('remove')}
      >
        {t('listings.remove')}
      </Button>
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={(open) => setAsking(open ? 'remove' : null)}
        title={t('listings.removeQuestion')}
        text={t('listings.removeMeaning', { title })}
        confirmLabel={t('listings.remove')}
        cancelLabel={t('cancel')}
        danger
        loading={remove.isPending}
        onConfirm={takeOff}
      />
      <ConfirmDialog
        open={asking === 'sold'}
        onOpenChange={(open) => setAsking(open ? 'sold' : null)}
        title={t('listings.soldQuestion')}
        text={t('listings.soldMeaning', { title })}
        confirmLabel={t('listings.soldConfirm')}
        cancelLabel={t('cancel')}
        loading={markSold.isPending}
        onConfirm={close}
      />
    </div>
  );
}
