import type { Notification } from '@vybac/contracts/notifications';
import { formatPrice } from '@vybac/ui';
import type { TFunction } from 'i18next';

export interface NotificationWords {
  title: string;
  message: string;
}

/** A notification in the reader's language. A code that this version does not know yet still says that something happened. */
export function notificationWords(t: TFunction, language: string, { code, values }: Notification): NotificationWords {
  const { amount, before, currency } = values;
  const written = (minorUnits: unknown) =>
    typeof minorUnits === 'number' && typeof currency === 'string'
      ? formatPrice({ amount: minorUnits, currency, locale: language, freeLabel: t('notifications:free') })
      : '';
  const filled = { ...values, price: written(amount), before: written(before) };
  return {
    title: t(`notifications:codes.${code}.title`, { ...filled, defaultValue: t('notifications:unknown.title') }),
    message: t(`notifications:codes.${code}.message`, { ...filled, defaultValue: t('notifications:unknown.message') }),
  };
}
