import { AppError } from '@vybac/kit';
import { languageOf, readRegistration } from './registration';

const good = { username: 'maria_g', email: 'maria@example.org', password: 'tall green lamp' };

function problemOf(typed: Partial<typeof good>) {
  try {
    readRegistration({ ...good, ...typed });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.title, error.detail];
  }
}

describe('signing up', () => {
  it('trims what was typed and ignores case in the address', () => {
    expect(
      readRegistration({ username: ' maria_g ', email: ' Maria@Example.org ', password: ' tall green lamp ' }),
    ).toEqual(good);
  });

  it.each([
    [{ username: '' }, ['Missing information', 'Please fill in all fields to create an account.']],
    [{ email: '   ' }, ['Missing information', 'Please fill in all fields to create an account.']],
    [{ password: '    ' }, ['Missing information', 'Please fill in all fields to create an account.']],
    [{ password: 'ab12!' }, ['Password too short', 'Password must be at least 6 characters long.']],
    [{ username: 'ab' }, ['Username issue', 'Username must be at least 3 characters long']],
    [{ username: 'maria g' }, ['Username issue', 'Username can only contain letters, numbers, and underscores']],
    [{ username: 'm'.repeat(31) }, ['Username issue', 'Username must be 30 characters or less']],
  ])('answers %j in the words of the specification', (typed, answer) => {
    expect(problemOf(typed)).toEqual(answer);
  });

  it.each(['password', 'Qwerty', '123456', ' baseball '])('refuses the common password %j', (password) => {
    expect(problemOf({ password })?.[0]).toBe('This password is too common');
  });

  it('refuses what is no address', () => {
    expect(problemOf({ email: 'maria at example' })?.[0]).toBe('Invalid data');
  });

  it('counts the characters of a password as people do', () => {
    expect(problemOf({ password: '🦊🐻🐼🐨🐯' })?.[0]).toBe('Password too short');
    expect(problemOf({ password: '🦊🐻🐼🐨🐯🦁' })).toBeNull();
  });
});

describe('the language of mails', () => {
  it.each([
    ['pt-BR', 'de', 'pt'],
    [undefined, 'nl-NL,nl;q=0.9,fr;q=0.8,en;q=0.7', 'fr'],
    ['tlh', 'zh-Hant', 'zh'],
    [undefined, undefined, 'en'],
    ['<script>', '*', 'en'],
  ])('for the choice %s and the browser’s %s is %s', (chosen, acceptLanguage, language) => {
    expect(languageOf(chosen, acceptLanguage)).toBe(language);
  });
});
