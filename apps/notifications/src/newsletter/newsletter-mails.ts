import type { Language } from '@vybac/contracts/identity';
import { minorUnitsPerUnit, type Money } from '@vybac/kit';
import { type MailMessage, writeLetter } from '@vybac/platform';
import { newsletterTexts } from './newsletter-texts';

interface Addressed {
  readonly _id: string;
  readonly language: Language;
  readonly token: string;
}

interface MailedListing {
  readonly id: string;
  readonly title: string;
  readonly price: Money;
}

/** Asks whether the mailbox wants the newsletter. */
export function confirmationMail({ _id: to, language, token }: Addressed, origin: string): MailMessage {
  const { subject, body, button, ignore } = newsletterTexts[language].confirmation;
  const link = `${origin}/newsletter?confirm=${token}`;
  const letter = { language, paragraphs: [body], button: { text: button, link }, footnotes: [{ text: ignore }] };
  return { to, subject, ...writeLetter(letter) };
}

/** One issue: what people made most of this week. */
export function issueMail(
  { _id: to, language, token }: Addressed,
  listings: readonly MailedListing[],
  origin: string,
): MailMessage {
  const { issue, free, unsubscribe } = newsletterTexts[language];
  const unsubscribeUrl = `${origin}/newsletter?unsubscribe=${token}`;
  const price = ({ amount, currency }: Money) =>
    amount === 0
      ? free
      : new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / minorUnitsPerUnit);
  const letter = writeLetter({
    language,
    paragraphs: [issue.body],
    items: listings.map((one) => ({ title: one.title, text: price(one.price), link: `${origin}/listing/${one.id}` })),
    button: { text: issue.button, link: `${origin}/listings?sort=popular` },
    footnotes: [{ text: unsubscribe, link: unsubscribeUrl }],
  });
  return { to, subject: issue.subject, ...letter, unsubscribeUrl };
}
