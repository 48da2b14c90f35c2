import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, textsOf } from './languages';

const languages = ['es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'hi'];
/** Texts that are rightly the same as in English ("Chat" in German): reviewed one by one. */
const alike = JSON.parse(readFileSync(join(__dirname, 'languages-alike.json'), 'utf8')) as Record<string, string[]>;

describe('the nine languages', () => {
  const english = textsOf('en');

  it.each(languages)('%s is complete', (language) => {
    expect(faultsOf(language, english, textsOf(language), alike[language] ?? [])).toEqual([]);
  });

  it('has no reviewed likeness that is none', () => {
    const idle = languages.flatMap((language) => {
      const texts = textsOf(language);
      return (alike[language] ?? []).filter((key) => texts[key] !== english[key]).map((key) => `${language} ${key}`);
    });
    expect(idle).toEqual([]);
  });
});

describe('the check itself', () => {
  const english = {
    'a:hello': 'Hello {{name}}',
    'a:items_one': '{{count}} item',
    'a:items_other': '{{count}} items',
    'a:ok': 'OK',
  };

  it.each([
    [
      'a missing text',
      { 'a:hello': 'Hallo {{name}}', 'a:items_one': '{{count}} Ding', 'a:items_other': '{{count}} Dinge' },
      'lacks a:ok',
    ],
    [
      'a plural form too few',
      { 'a:hello': 'Hallo {{name}}', 'a:items_other': '{{count}} Dinge', 'a:ok': 'Gut' },
      'lacks a:items_one',
    ],
    [
      'English left standing',
      { 'a:hello': 'Hello {{name}}', 'a:items_one': '1 Ding', 'a:items_other': '{{count}} Dinge', 'a:ok': 'Gut' },
      'in English',
    ],
    [
      'a lost value',
      { 'a:hello': 'Hallo', 'a:items_one': '1 Ding', 'a:items_other': '{{count}} Dinge', 'a:ok': 'Gut' },
      'other values',
    ],
    [
      'a key nobody asks for',
      {
        'a:hello': 'Hallo {{name}}',
        'a:items_one': '1 Ding',
        'a:items_other': '{{count}} Dinge',
        'a:ok': 'Gut',
        'a:x': 'X',
      },
      'which English has not',
    ],
  ])('notices %s', (_, texts, fault) => {
    expect(faultsOf('de', english, texts, []).join('\n')).toContain(fault);
  });

  it('asks languages without plural for one form', () => {
    expect(
      faultsOf(
        'ja',
        english,
        { 'a:hello': 'こんにちは {{name}}', 'a:items_other': '{{count}} 点', 'a:ok': 'はい' },
        [],
      ),
    ).toEqual([]);
  });
});
