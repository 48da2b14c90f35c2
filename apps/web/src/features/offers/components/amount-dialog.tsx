import { offerAmounts, offerHours } from '@vybac/contracts/messaging';
import { parsePrice, type Money } from '@vybac/kit';
import { Button, Dialog, TextField } from '@vybac/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePriceText } from '../../../i18n/use-price-text';

const reductions = [10, 15, 20];

export interface AmountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  currency: string;
  /** The asking price: offers a few reductions of it to choose from. */
  listPrice?: Money;
  /** In cents. */
  onAmount: (amount: number) => void;
}

/** Asks for an amount. */
export function AmountDialog({ open, onOpenChange, title, currency, listPrice, onAmount }: AmountDialogProps) {
  const { t, i18n } = useTranslation('offers');
  const priceText = usePriceText();
  const form = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const sign = new Intl.NumberFormat(i18n.language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value;

  const close = (next: boolean) => {
    onOpenChange(next);
    setText('');
    setWrong(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = parsePrice(text);
    if (amount === null || amount < offerAmounts.minimum || amount > offerAmounts.maximum) {
      setWrong(true);
      return;
    }
    close(false);
    onAmount(amount);
  };

  return (
    <Dialog.Root open={open} onOpenChange={(next) => close(next)}>
      <Dialog.Content
        title={title}
        description={t('dialog.text', { hours: offerHours })}
        closeLabel={t('dialog.close')}
        footer={
          <>
            <Dialog.Close render={<Button variant="secondary" />}>{t('dialog.cancel')}</Dialog.Close>
            <Button type="submit" form={form}>
              {t('dialog.send')}
            </Button>
          </>
        }
      >
        <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
          <TextField
            label={t('dialog.amount')}
            prefix={sign}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setWrong(false);
            }}
            error={wrong ? t('dialog.invalid') : undefined}
          />
          {listPrice && (
            <div className="flex flex-wrap gap-2">
              {reductions.map((percent) => (
                <Button
                  key={percent}
                  size="sm"
                  variant="secondary"
                  onClick={() => setText(reduced(listPrice, percent))}
                >
                  {t('dialog.less', {
                    percent,
                    amount: priceText({ ...listPrice, amount: Math.round(Number(reduced(listPrice, percent)) * 100) }),
                  })}
                </Button>
              ))}
            </div>
          )}
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function reduced({ amount }: Money, percent: number): string {
  return ((amount * (100 - percent)) / 10_000).toFixed(2);
}
