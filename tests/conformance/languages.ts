import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../apps/web/src/locales');
const pluralForm = /_(zero|one|two|few|many|other)$/;

export type Texts = Readonly<Record<string, string>>;

/** All texts of a language as `namespace:dotted.key`. */
export function textsOf(language: string): Texts {
  const directory = join(folder, language);
  if (!existsSync(directory)) return {};
  const files = readdirSync(directory).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.flatMap((file) => {
      const texts: unknown = JSON.parse(readFileSync(join(directory, file), 'utf8'));
      return flatten(texts, `${file.replace('.json', '')}:`);
    }),
  );
}

/**
 * What is wrong with a translation: keys that English has and it has not (plural forms by the language's own rules), keys
 * that nobody asks for, placeholders that differ, and texts equal to English that nobody has reviewed.
 */
export function faultsOf(language: string, english: Texts, translated: Texts, alike: readonly string[]): string[] {
  const wanted = wantedKeys(language, english);
  const missing = [...wanted.keys()].filter((key) => !translated[key]).map((key) => `${language} lacks ${key}`);
  const unknown = Object.keys(translated)
    .filter((key) => !wanted.has(key))
    .map((key) => `${language} has ${key}, which English has not`);
  const known = Object.entries(translated).filter(([key]) => wanted.has(key));
  const placeholders = known
    .filter(
      ([key, text]) => !sameSet(placeholdersOf(text), placeholdersOf(wanted.get(key) ?? '')) && !isFixedPlural(key),
    )
    .map(([key]) => `${language} fills in other values in ${key}`);
  const untranslated = known
    .filter(([key, text]) => text === wanted.get(key) && /\p{L}{2}/u.test(text) && !alike.includes(key))
    .map(([key, text]) => `${language} says ${key} in English: ${text}`);
  return [...missing, ...unknown, ...placeholders, ...untranslated];
}

/** English keys with the plural forms that a language needs, each with the English text it stands for. */
function wantedKeys(language: string, english: Texts): Map<string, string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const wanted = new Map<string, string>();
  for (const [key, text] of Object.entries(english)) {
    const base = key.replace(pluralForm, '');
    if (base === key || !(`${base}_other` in english)) wanted.set(key, text);
    else
      for (const form of forms)
        wanted.set(`${base}_${form}`, english[`${base}_${form}`] ?? english[`${base}_other`] ?? text);
  }
  return wanted;
}

// "One offer" need not say the number again.
function isFixedPlural(key: string): boolean {
  return /_(zero|one|two)$/.test(key);
}

function placeholdersOf(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)>/g)].map(([, value, tag]) => value ?? `<${tag ?? ''}>`),
  );
}

function sameSet(one: Set<string>, other: Set<string>): boolean {
  return one.size === other.size && [...one].every((entry) => other.has(entry));
}

function flatten(texts: unknown, path: string): [string, string][] {
  if (typeof texts === 'string') return [[path, texts]];
  return Object.entries(texts as Record<string, unknown>).flatMap(([key, value]) =>
    flatten(value, path.endsWith(':') ? path + key : `${path}.${key}`),
  );
}
