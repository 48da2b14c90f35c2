import { confirmSavedSearch, unsubscribeSavedSearch } from '@vybac/contracts/listings';
import { confirmNewsletter, unsubscribeFromNewsletter } from '@vybac/contracts/notifications';
import { call } from '../../../api/call';

/** What a link in a mail asks for. */
export interface MailLink {
  confirm?: string | undefined;
  unsubscribe?: string | undefined;
}

/** Reads an address; a link that is cut short is no link. */
export function readMailLink(address: Record<string, unknown>): MailLink {
  const token = (name: string) => {
    const value = address[name];
    // The router reads a token of digits as a number.
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  return { confirm: token('confirm'), unsubscribe: token('unsubscribe') };
}

export function followSearchLink({ confirm, unsubscribe = '' }: MailLink): Promise<unknown> {
  if (confirm !== undefined) return call(confirmSavedSearch, { body: { token: confirm } });
  return call(unsubscribeSavedSearch, { body: { token: unsubscribe } });
}

export function followNewsletterLink({ confirm, unsubscribe = '' }: MailLink): Promise<unknown> {
  if (confirm !== undefined) return call(confirmNewsletter, { body: { token: confirm } });
  return call(unsubscribeFromNewsletter, { body: { token: unsubscribe } });
}
