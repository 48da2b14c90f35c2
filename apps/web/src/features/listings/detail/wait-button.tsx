import type { Listing } from '@vybac/contracts/listings';
import { Button } from '@vybac/ui';
import { BellOff, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import { useWhoIsHere } from '../../session';
import { useWaiting } from '../api/waiting';

/** Being told when a reserved listing is available again, and how many wait. */
export function WaitButton({ listing }: { listing: Pick<Listing, 'id' | 'isQueued' | 'queueLength'> }) {
  const { t } = useTranslation(['listings', 'errors']);
  const whoIsHere = useWhoIsHere();
  const waiting = useWaiting(listing.id);
  const { isQueued, queueLength } = listing;

  const press = async () => {
    if (!(await whoIsHere())) {
      notify.error({ title: t('common:authenticationRequired'), description: t('wait.needsSession') });
      return;
    }
    waiting.mutate(!isQueued, {
      onSuccess: () => notify.confirmation({ title: t(isQueued ? 'wait.stopped' : 'wait.started') }),
      onError: (error) => notify.error({ title: problemText(t, error) }),
    });
  };
  return (
    <div className="flex w-full max-w-sm flex-col items-center gap-2">
      <Button
        wide
        variant={isQueued ? 'secondary' : 'primary'}
        loading={waiting.isPending}
        icon={isQueued ? <BellOff aria-hidden /> : <BellRing aria-hidden />}
        onClick={() => void press()}
      >
        {t(isQueued ? 'wait.stop' : 'wait.start')}
      </Button>
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {queueLength > 0 && t(isQueued ? 'wait.countWithYou' : 'wait.count', { count: queueLength })}
      </p>
    </div>
  );
}
