import i18next, { type BackendModule, type ReadCallback } from 'i18next';

type Texts = Record<string, unknown>;

/** One file of texts per language, loaded when the language is first needed. */
const bundles = import.meta.glob<{ default: Record<string, Texts> }>('./bundles/*.ts');

async function load(language: string, namespace: string): Promise<Texts> {
  const bundle = await bundles[`./bundles/${language}.ts`]?.();
  for (const [file, texts] of Object.entries(bundle?.default ?? {})) {
    // All that came is known at once, so that no screen waits a moment for texts that are already here.
    i18next.addResourceBundle(language, /(\w[\w-]*)\.json$/.exec(file)?.[1] ?? '', texts);
  }
  const texts = bundle?.default[`../../locales/${language}/${namespace}.json`];
  if (!texts) throw new Error(`No texts for ${language}/${namespace}`);
  return texts;
}

export const locales: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language: string, namespace: string, done: ReadCallback) => {
    load(language, namespace).then(
      (texts) => done(null, texts),
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), false),
    );
  },
};
