import { Button } from '@vybac/ui';
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { useWhoIsHere } from '../../session';
import { ReportDialog } from '../detail/later';

/** Says that something is wrong with a listing. */
export function ReportButton({ listingId }: { listingId: string }) {
  const { t } = useTranslation('listings');
  const whoIsHere = useWhoIsHere();
  // Loaded when it is first wanted, and kept from then on, so that it closes as it opened.
  const [open, setOpen] = useState<boolean | null>(null);
  const begin = async () => {
    if (await whoIsHere()) setOpen(true);
    else notify.error({ title: t('comments.authenticationRequired'), description: t('report.needsSession') });
  };
  return (
    <div>
      <Button variant="quiet" size="sm" icon={<Flag aria-hidden />} onClick={() => void begin()}>
        {t('report.open')}
      </Button>
      <Suspense>{open !== null && <ReportDialog listingId={listingId} open={open} onOpenChange={setOpen} />}</Suspense>
    </div>
  );
}
