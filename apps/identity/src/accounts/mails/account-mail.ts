import { type Language, languages } from '@vybac/contracts/identity';
import type { MailPurpose } from '../../people/person';
import { mailTexts } from './mail-texts';

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const queryNames: Readonly<Record<MailPurpose, string>> = { confirmation: 'confirm', 'password-reset': 'reset' };

/** Where the link in a mail leads. */
export function linkOf(publicOrigin: string, purpose: MailPurpose, token: string): string {
  return `${publicOrigin}/auth?${queryNames[purpose]}=${token}`;
}

/** A mail with one link, as plain text and as HTML. */
export function writeAccountMail(language: string, purpose: MailPurpose, name: string, link: string): WrittenMail {
  const known = languages.find((one) => one === language) ?? 'en';
  const { subject, greeting, body, button, validity, ignore } = mailTexts[known][purpose];
  const hello = greeting.replace('{{name}}', name);
  return {
    subject,
    text: [hello, body, link, validity, ignore].join('\n\n'),
    html: page(known, [hello, body], link, button, [validity, ignore]),
  };
}

// Usernames are letters, digits and underscores and tokens are URL-safe, so nothing here needs escaping.
function page(
  language: Language,
  above: readonly string[],
  link: string,
  button: string,
  below: readonly string[],
): string {
  const paragraphs = (texts: readonly string[], style: string) =>
    texts.map((text) => `<p style="${style}">${text}</p>`).join('');
  return [
    `<!doctype html><html lang="${language}"><body style="margin:0;padding:32px;background:#f6f5f2;font-family:system-ui,sans-serif;color:#1c1b19">`,
    '<div style="max-width:480px;margin:auto;padding:32px;background:#fff;border-radius:16px">',
    paragraphs(above, 'font-size:16px;line-height:1.5'),
    `<p><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1c1b19;color:#fff;text-decoration:none">${button}</a></p>`,
    paragraphs(below, 'font-size:13px;line-height:1.5;color:#6b6862'),
    '</div></body></html>',
  ].join('');
}
