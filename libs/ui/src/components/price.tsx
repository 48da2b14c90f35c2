export interface PriceProps {
  /** In minor units, e.g. cents. */
  amount: number;
  /** ISO 4217, e.g. USD. */
  currency: string;
  /** BCP 47 language of the reader. */
  locale: string;
  /** Shown instead of 0. */
  freeLabel: string;
  /** `whole` on cards, `exact` (2 decimals) everywhere else (spec 2 §2). */
  precision?: 'whole' | 'exact';
  className?: string;
}

/** A price as the reader's language writes it. */
export function Price({ className = '', ...price }: PriceProps) {
  return <span className={`font-display font-bold tabular-nums ${className}`}>{formatPrice(price)}</span>;
}

/** The text of a price, for places where only a string will do. A price under one unit always keeps its decimals. */
export function formatPrice({
  amount,
  currency,
  locale,
  freeLabel,
  precision = 'exact',
}: Omit<PriceProps, 'className'>): string {
  if (amount === 0) return freeLabel;
  const format = formatOf(locale, currency);
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  const value = amount / 10 ** decimals;
  if (precision === 'exact' || value < 1) return format.format(value);
  return formatOf(locale, currency, 0).format(value);
}

/** The short sign of a currency, e.g. `$`, for fields in which an amount is typed. */
export function currencySign(currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, as making one takes a phone longer than all the rest of a card. */
function formatOf(locale: string, currency: string, maximumFractionDigits?: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${maximumFractionDigits}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits });
  formats.set(key, format);
  return format;
}
