/** The operator's currency, for prices that no listing carries, as in filters (rulings, Money); the gateway puts it into the page. */
export function shownCurrency(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="currency"]')?.content ?? 'USD';
}
