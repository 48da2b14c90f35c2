import { languages } from '@vybac/contracts/identity';
import { linkOf, writeAccountMail } from './account-mail';

const purposes = ['confirmation', 'password-reset'] as const;

describe('a mail about an account', () => {
  it.each(languages)('is written in %s, with the link in text and HTML', (language) => {
    for (const purpose of purposes) {
      const link = linkOf('https://vybac.example', purpose, 'the-token');
      const mail = writeAccountMail(language, purpose, 'maria', link);
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(`href="${link}"`);
      expect(mail.html).toContain(`lang="${language}"`);
      expect(mail.text).toContain('maria');
      expect(JSON.stringify(mail)).not.toContain('{{');
    }
  });

  it('differs from English in every other language', () => {
    for (const purpose of purposes) {
      const subjects = languages.map((language) => writeAccountMail(language, purpose, 'maria', 'link').subject);
      expect(new Set(subjects).size).toBe(languages.length);
    }
  });

  it('leads to the screen that finishes the act', () => {
    expect(linkOf('http://localhost:4000', 'confirmation', 't')).toBe('http://localhost:4000/auth?confirm=t');
    expect(linkOf('http://localhost:4000', 'password-reset', 't')).toBe('http://localhost:4000/auth?reset=t');
  });
});
