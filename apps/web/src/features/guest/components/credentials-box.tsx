import type { GuestCredentials } from '@vybac/contracts/identity';
import { Button, CopyField } from '@vybac/ui';
import { Check, Copy, Download, Printer, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { downloadText, printText } from '../take-away';

/** Guest ID and PIN, shown this once, with every way to take them along. */
export function CredentialsBox({ guestId, pin }: GuestCredentials) {
  const { t } = useTranslation('guest');
  const [copied, setCopied] = useState(false);
  const text = t('credentials.file', { guestId, pin, address: location.origin });
  const refused = () =>
    notify.error({ title: t('credentials.copyFailed'), description: t('credentials.copyFailedText') });

  const copyBoth = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      refused();
    }
  };
  const words = { copyLabel: t('credentials.copy'), copiedLabel: t('credentials.copied'), onFailed: refused };
  return (
    <div className="flex flex-col gap-4">
      <p className="flex gap-3 rounded-lg bg-warning-soft p-4 text-warning">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong className="block">{t('credentials.warning')}</strong>
          <span className="text-sm">{t('credentials.warningText')}</span>
        </span>
      </p>
      <CopyField label={t('guestId')} value={guestId} {...words} />
      <CopyField label={t('pin')} value={pin} {...words} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copyBoth()}
        >
          {t(copied ? 'credentials.copiedBoth' : 'credentials.copyBoth')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Download aria-hidden />}
          onClick={() => downloadText(t('credentials.fileName'), text)}
        >
          {t('credentials.download')}
        </Button>
        <Button size="sm" variant="secondary" icon={<Printer aria-hidden />} onClick={() => printText(text)}>
          {t('credentials.print')}
        </Button>
      </div>
    </div>
  );
}
