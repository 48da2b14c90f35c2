import type { Listing } from '@vybac/contracts/listings';
import { ProblemError } from '@vybac/client';
import { minorUnitsPerUnit } from '@vybac/kit';
import { Button, currencySign, formatPrice, TextField } from '@vybac/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import { useMakeOffer } from '../api/make-offer';
import { missedBecauseOf, type Missed } from './missed';
import { discounted, discounts, readOffer } from './offer-amounts';

/** An amount, typed or as a part off. Sent, it becomes a card in the conversation with the seller. */
export function OfferForm({ listing, onMissed }: { listing: Listing; onMissed: (missed: Missed) => void }) {
  const { t, i18n } = useTranslation(['listings', 'errors']);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const offer = useMakeOffer(listing.id);
  const shown = (amount: number) =>
    formatPrice({ amount, currency: listing.price.currency, locale: i18n.language, freeLabel: t('free') });
  const openChat = () =>
    void navigate({
      to: '/chat/$recipientId',
      params: { recipientId: listing.seller.id },
      search: { listing: listing.id },
    });

  const fail = (cause: unknown) => {
    const missed = missedBecauseOf(cause);
    if (missed) {
      onMissed(missed);
      return;
    }
    const action =
      cause instanceof ProblemError && cause.code === 'offer.already_open'
        ? { label: t('offer.openChat'), onPress: openChat }
        : undefined;
    notify.error({ title: problemText(t, cause), action });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const amount = readOffer(text);
    if (amount === null) {
      setError(t('offer.invalid'));
      return;
    }
    // The act outlives this form, which goes as soon as the listing is known to be taken.
    offer.mutateAsync(amount).then(() => {
      notify.confirmation({ title: t('offer.sent'), description: t('offer.sentText', { price: shown(amount) }) });
      openChat();
    }, fail);
  };

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <p className="text-ink-muted">{t('offer.asking', { price: shown(listing.price.amount) })}</p>
      <ul aria-label={t('offer.quick')} className="grid grid-cols-3 gap-2">
        {discounts.map((percent) => {
          const amount = discounted(listing.price.amount, percent);
          return (
            <li key={percent}>
              <Button
                variant="secondary"
                wide
                className="!h-auto flex-col !gap-0 !rounded-lg !px-2 py-2.5"
                onClick={() => {
                  setText((amount / minorUnitsPerUnit).toFixed(2));
                  setError(undefined);
                }}
              >
                <span className="tabular-nums">{shown(amount)}</span>
                <span className="text-xs font-medium text-ink-muted">{t('offer.off', { percent })}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      <TextField
        label={t('offer.amount')}
        prefix={currencySign(listing.price.currency, i18n.language)}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" size="lg" wide loading={offer.isPending}>
        {t('offer.send')}
      </Button>
    </form>
  );
}
