import { Button, buttonStyle, Card, ConfirmDialog, CopyField, Dialog } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../pictures/picture';
import { useRenewPin } from '../api/renew-pin';
import { useGuestNotice } from '../use-guest-notice';
import { CredentialsBox } from './credentials-box';

/** How a guest comes back, and the way to keep everything for good. */
export function CredentialsCard({ guestId }: { guestId: string }) {
  const { t } = useTranslation('guest');
  const showProblem = useGuestNotice();
  const renew = useRenewPin();
  const [asking, setAsking] = useState(false);

  const confirm = () =>
    renew.mutate(undefined, {
      onError: (error) => showProblem('renew', error),
      onSettled: () => setAsking(false),
    });
  return (
    <Card className="grid gap-6 md:grid-cols-2 md:gap-8">
      <div className="flex flex-col gap-3">
        <h2 className="text-xl">{t('card.title')}</h2>
        <CopyField
          label={t('guestId')}
          value={guestId}
          copyLabel={t('credentials.copy')}
          copiedLabel={t('credentials.copied')}
        />
        <p className="text-sm text-ink-muted">{t('card.pin')}</p>
        <Button variant="secondary" size="sm" className="self-start" onClick={() => setAsking(true)}>
          {t('card.newPin')}
        </Button>
      </div>
      <div className="flex items-center gap-5 rounded-lg bg-brand-soft p-5">
        <Picture name="key" className="size-16 shrink-0 max-sm:hidden" />
        <div className="flex flex-col items-start gap-2">
          <h3 className="text-lg">{t('card.upgrade')}</h3>
          <p className="text-sm">{t('card.upgradeText')}</p>
          <Link to="/signup" className={buttonStyle({ size: 'sm' })}>
            {t('card.upgradeNow')}
          </Link>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('card.question')}
        text={t('card.meaning')}
        confirmLabel={t('card.confirm')}
        cancelLabel={t('cancel')}
        loading={renew.isPending}
        onConfirm={confirm}
      />
      <Dialog.Root
        open={renew.data !== undefined}
        onOpenChange={(open) => !open && renew.reset()}
        disablePointerDismissal
      >
        <Dialog.Content
          title={t('card.renewed')}
          description={t('card.renewedText')}
          closeLabel={t('close')}
          footer={<Dialog.Close render={<Button />}>{t('card.saved')}</Dialog.Close>}
        >
          {renew.data && <CredentialsBox {...renew.data} />}
        </Dialog.Content>
      </Dialog.Root>
    </Card>
  );
}
