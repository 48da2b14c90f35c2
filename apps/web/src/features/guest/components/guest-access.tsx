import type { GuestCredentials } from '@vybac/contracts/identity';
import { Button, Dialog } from '@vybac/ui';
import { useNavigate } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session';
import { useCreateGuest } from '../api/create-guest';
import { useGuestNotice } from '../use-guest-notice';
import { CredentialsBox } from './credentials-box';
import { ReturningGuest } from './returning-guest';

/**
 * The button "Continue as Guest" and its dialog; nothing for whoever is a guest already. It must stay on the page when the
 * session begins, because Guest ID and PIN are shown in it then.
 */
export function GuestAccess({ initiallyOpen = false }: { initiallyOpen?: boolean }) {
  const { t } = useTranslation('guest');
  const navigate = useNavigate();
  const showProblem = useGuestNotice();
  const create = useCreateGuest();
  const isGuest = useSession().status === 'guest';
  const [open, setOpen] = useState(initiallyOpen && !isGuest);
  const [credentials, setCredentials] = useState<GuestCredentials | null>(null);

  const goOn = () => void navigate({ to: '/dashboard' });
  const change = (next: boolean) => {
    if (create.isPending) return;
    setOpen(next);
    if (!next && credentials) goOn();
  };
  const begin = () =>
    create.mutate(undefined, { onSuccess: setCredentials, onError: (error) => showProblem('create', error) });

  if (isGuest && !open) return null;
  return (
    // What is shown once must not be lost by a press beside it.
    <Dialog.Root open={open} onOpenChange={change} disablePointerDismissal={credentials !== null}>
      <Dialog.Trigger render={<Button variant="secondary" size="lg" wide icon={<UserRound aria-hidden />} />}>
        {t('open')}
      </Dialog.Trigger>
      {credentials ? (
        <Dialog.Content
          title={t('credentials.title')}
          description={t('credentials.text')}
          closeLabel={t('close')}
          footer={
            <Button wide onClick={goOn}>
              {t('credentials.continue')}
            </Button>
          }
        >
          <CredentialsBox {...credentials} />
        </Dialog.Content>
      ) : (
        <Dialog.Content title={t('dialog.title')} description={t('dialog.text')} closeLabel={t('close')}>
          <div className="flex flex-col gap-6">
            <Button size="lg" wide loading={create.isPending} onClick={begin}>
              {t('dialog.continue')}
            </Button>
            <p className="-mt-3 text-sm text-ink-muted">{t('dialog.limits')}</p>
            <hr className="border-line" />
            <ReturningGuest onEntered={goOn} />
          </div>
        </Dialog.Content>
      )}
    </Dialog.Root>
  );
}
