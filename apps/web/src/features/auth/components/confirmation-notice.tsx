import { Button } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../pictures/picture';
import { ResendButton } from './resend-button';

export interface ConfirmationNoticeProps {
  email: string;
  /** Somebody mistyped the address, or wants to sign in after all. */
  onBack?: () => void;
}

/** The account waits for its mail to be answered. */
export function ConfirmationNotice({ email, onBack }: ConfirmationNoticeProps) {
  const { t } = useTranslation('auth');
  return (
    <section role="status" className="flex flex-col gap-4 rounded-xl bg-brand-soft p-5">
      <div className="flex items-start gap-4">
        <Picture name="mailbox" eager className="size-14 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-xl">{t('pending.title')}</h2>
          <p className="mt-1">{t('pending.text', { email })}</p>
          <p className="mt-1 text-sm text-ink-muted">{t('pending.hint')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <ResendButton email={email} variant="secondary" />
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            {t('pending.back')}
          </Button>
        )}
      </div>
    </section>
  );
}
