import type { BackendModule, ReadCallback } from 'i18next';

/** One file of texts per language, loaded when the language is first needed. */
const bundles = import.meta.glob<{ default: Record<string, Record<string, unknown>> }>('./bundles/*.ts');

export const locales: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, namespace: string, done: ReadCallback) {
    const load = bundles[`./bundles/${language}.ts`];
    if (!load) return done(new Error(`No texts in ${language}`), false);
    load().then(
      (bundle) => {
        const texts = bundle.default[`../../locales/${language}/${namespace}.json`];
        if (texts) done(null, texts);
        else done(new Error(`No texts for ${language}/${namespace}`), false);
      },
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), true),
    );
  },
};
