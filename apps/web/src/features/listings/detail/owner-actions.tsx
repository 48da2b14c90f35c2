import type { Listing } from '@vybac/contracts/listings';
import { ProblemError } from '@vybac/client';
import { Button, buttonStyle, ConfirmDialog } from '@vybac/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { CircleCheck, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import { useMarkListingSold } from '../api/mark-listing-sold';
import { useRemoveListing } from '../api/remove-listing';

const editable: readonly Listing['status'][] = ['active', 'pending', 'draft'];

/** What its seller can do. A reserved or sold listing belongs to a deal and stays as it is. */
export function OwnerActions({ listing: { id, status } }: { listing: Listing }) {
  const { t } = useTranslation(['listings', 'errors']);
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'remove' | 'sold' | null>(null);
  const remove = useRemoveListing(id);
  const markSold = useMarkListingSold(id);
  if (!editable.includes(status)) return null;

  // The acts outlive these buttons, which go as soon as the listing is known to be removed.
  const doRemove = async () => {
    try {
      await remove.mutateAsync();
      notify.confirmation({ title: t('owner.removed'), description: t('owner.removedText') });
      await navigate({ to: '/dashboard' });
    } catch (error) {
      const text = error instanceof ProblemError ? 'owner.removeFailedText' : 'owner.unexpected';
      notify.error({ title: t('owner.removeFailed'), description: t(text) });
    } finally {
      setAsking(null);
    }
  };
  const doMarkSold = async () => {
    try {
      await markSold.mutateAsync();
      notify.confirmation({ title: t('owner.soldDone') });
    } catch (error) {
      notify.error({ title: problemText(t, error) });
    } finally {
      setAsking(null);
    }
  };

  return (
    <div className="flex flex-col gap-2.5">
      <Link to="/create-listing" search={{ edit: id }} className={buttonStyle({ size: 'lg', wide: true })}>
        <Pencil aria-hidden />
        {t('owner.edit')}
      </Link>
      {status === 'active' && (
        <Button wide variant="secondary" icon={<CircleCheck aria-hidden />} onClick={() => setAsking('sold')}>
          {t('owner.sold')}
        </Button>
      )}
      <Button wide variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setAsking('remove')}>
        {t('owner.remove')}
      </Button>
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={(open) => setAsking(open ? 'remove' : null)}
        title={t('owner.removeQuestion')}
        text={t('owner.removeMeaning')}
        confirmLabel={t('owner.remove')}
        cancelLabel={t('cancel')}
        danger
        loading={remove.isPending}
        onConfirm={() => void doRemove()}
      />
      <ConfirmDialog
        open={asking === 'sold'}
        onOpenChange={(open) => setAsking(open ? 'sold' : null)}
        title={t('owner.soldQuestion')}
        text={t('owner.soldMeaning')}
        confirmLabel={t('owner.soldConfirm')}
        cancelLabel={t('cancel')}
        loading={markSold.isPending}
        onConfirm={() => void doMarkSold()}
      />
    </div>
  );
}
