import { Button } from '@vybac/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { handoverLink } from '../handover-link';
import { HandoverPicture } from './handover-picture';

/** The buyer's code, large enough to be read across a table, and as a picture for the seller's camera. */
export function HandoverCode({ orderId, code }: { orderId: string; code: string }) {
  const { t } = useTranslation('orders');
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      notify.error({ title: t('copyFailed') });
    }
  };
  return (
    <section className="flex flex-col gap-2 rounded-xl bg-brand-soft p-4">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{t('code.title')}</h3>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {/* Apart, so that a screen reader says digits and not a number. */}
        <p className="font-display text-4xl font-extrabold tracking-[0.18em] tabular-nums text-brand-text">
          <span aria-hidden>{code}</span>
          <span className="sr-only">{Array.from(code).join(' ')}</span>
        </p>
        <Button
          size="sm"
          variant="secondary"
          icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copy()}
        >
          {t(copied ? 'code.copied' : 'code.copy')}
        </Button>
      </div>
      <HandoverPicture link={handoverLink(orderId, code)} />
      <p className="text-sm">{t('code.text')}</p>
    </section>
  );
}
