import { ConfirmDialog } from '@vybac/ui';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Asks before unsaved changes are left behind. `kept`: they stay on this device as a draft. */
export function LeaveGuard({ when, kept }: { when: boolean; kept: boolean }) {
  const { t } = useTranslation('createListing');
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    // A reload loses nothing that is kept as a draft.
    enableBeforeUnload: () => when && !kept,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      title={t(kept ? 'leave.keptTitle' : 'leave.title')}
      text={t(kept ? 'leave.keptText' : 'leave.text')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      danger={!kept}
      onConfirm={() => proceed?.()}
    />
  );
}
