import type { Money } from '@vybac/kit';
import { formatPrice } from '@vybac/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Prices as text in the reader's language, for sentences. */
export function usePriceText(): (price: Money) => string {
  const { t, i18n } = useTranslation('listings');
  return useCallback(
    (price: Money) => formatPrice({ ...price, locale: i18n.language, freeLabel: t('free') }),
    [i18n.language, t],
  );
}
