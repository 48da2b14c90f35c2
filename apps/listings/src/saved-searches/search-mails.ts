import { listingsPath, searchOfSaved } from '@vybac/contracts/listings';
import { minorUnitsPerUnit } from '@vybac/kit';
import { type MailMessage, writeLetter } from '@vybac/platform';
import type { SavedSearchState } from './saved-search';
import { searchMailTexts } from './search-mail-texts';

type Addressed = Pick<SavedSearchState, 'email' | 'name' | 'language' | 'token' | 'query'>;

export interface MailedListing {
  readonly id: string;
  readonly title: string;
  readonly priceAmount: number;
  readonly currency: string;
}

/** Asks whether the mailbox wants alerts. */
export function confirmationMail({ email, name, language, token }: Addressed, origin: string): MailMessage {
  const { subject, body, button, ignore } = searchMailTexts[language].confirmation;
  const letter = writeLetter({
    language,
    paragraphs: [named(body, name)],
    button: { text: button, link: `${origin}/alerts?confirm=${token}` },
    footnotes: [{ text: ignore }],
  });
  return { to: email, subject: named(subject, name), ...letter };
}

/** What a search found. @param more how many there are beside these */
export function alertMail(
  { email, name, language, token, query }: Addressed,
  listings: readonly MailedListing[],
  more: number,
  origin: string,
): MailMessage {
  const { alert, free, unsubscribe } = searchMailTexts[language];
  const unsubscribeUrl = `${origin}/alerts?unsubscribe=${token}`;
  const price = ({ priceAmount, currency }: MailedListing) =>
    priceAmount === 0
      ? free
      : new Intl.NumberFormat(language, { style: 'currency', currency }).format(priceAmount / minorUnitsPerUnit);
  const letter = writeLetter({
    language,
    paragraphs: [named(alert.body, name)],
    items: listings.map((one) => ({ title: one.title, text: price(one), link: `${origin}/listing/${one.id}` })),
    button: { text: alert.button, link: `${origin}${listingsPath(searchOfSaved(query))}` },
    footnotes: [
      ...(more > 0 ? [{ text: alert.more.replace('{{count}}', String(more)) }] : []),
      { text: unsubscribe, link: unsubscribeUrl },
    ],
  });
  return { to: email, subject: named(alert.subject, name), ...letter, unsubscribeUrl };
}

// By a function: a name may hold what replacement patterns are made of.
function named(text: string, name: string): string {
  return text.replaceAll('{{name}}', () => name);
}
