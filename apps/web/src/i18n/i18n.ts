import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { detection } from './detection';
import { fallbackLanguage, languageCodes } from './languages';
import { locales } from './locales';

i18next.on('languageChanged', (language) => {
  document.documentElement.lang = language;
});

/** Resolves when the texts of the frame are there in the reader's language. */
export const textsReady = i18next
  .use(LanguageDetector)
  .use(locales)
  .use(initReactI18next)
  .init({
    detection,
    supportedLngs: languageCodes,
    fallbackLng: fallbackLanguage,
    ns: ['common', 'frame'],
    defaultNS: 'common',
    // React escapes.
    interpolation: { escapeValue: false },
  });

export { i18next };
