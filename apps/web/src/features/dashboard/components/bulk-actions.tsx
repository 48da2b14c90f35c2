import type { ListingAct } from '@vybac/contracts/listings';
import { Button, ConfirmDialog } from '@vybac/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import { useActOnListings } from '../api/act-on-listings';
import type { MyListing } from '../api/my-listings';

/** What can be done to several listings at once: whatever at least one of them allows. */
export function BulkActions({ chosen, onDone }: { chosen: readonly MyListing[]; onDone: () => void }) {
  const { t } = useTranslation(['dashboard', 'errors']);
  const [asking, setAsking] = useState<ListingAct | null>(null);
  const actOn = useActOnListings();
  const count = chosen.length;
  const some = (...states: MyListing['status'][]) => chosen.some(({ status }) => states.includes(status));
  const acts: readonly ListingAct[] = [
    ...(some('active') ? (['sold'] as const) : []),
    ...(some('active', 'pending', 'draft') ? (['remove'] as const) : []),
    ...(some('removed') ? (['restore'] as const) : []),
  ];
  const run = (act: ListingAct) =>
    actOn.mutate(
      { act, ids: chosen.map(({ id }) => id) },
      {
        onSuccess: ({ done, left }) => {
          notify.success({
            title: t('bulk.done', { count: done }),
            ...(left > 0 && { description: t('bulk.left', { count: left }) }),
          });
          onDone();
        },
        onError: (error) => notify.error({ title: problemText(t, error) }),
        onSettled: () => setAsking(null),
      },
    );
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-xl border border-brand bg-brand-soft p-3">
      <p role="status" className="mr-auto px-1 font-semibold text-brand-text">
        {t('bulk.selected', { count })}
      </p>
      {acts.map((act) => (
        <Button key={act} size="sm" variant="secondary" onClick={() => setAsking(act)}>
          {t(`bulk.${act}`)}
        </Button>
      ))}
      <Button size="sm" variant="quiet" onClick={onDone}>
        {t('bulk.clear')}
      </Button>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={t('bulk.question', { count })}
        text={t('bulk.meaning')}
        confirmLabel={asking ? t(`bulk.${asking}`) : ''}
        cancelLabel={t('cancel')}
        danger={asking === 'remove'}
        loading={actOn.isPending}
        onConfirm={() => asking && run(asking)}
      />
    </div>
  );
}
