/** The nine interface languages, each named in itself (spec 1 §9). */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'de', name: 'Deutsch' },
  { code: 'it', name: 'Italiano' },
  { code: 'pt', name: 'Português' },
  { code: 'zh', name: '中文' },
  { code: 'ja', name: '日本語' },
  { code: 'hi', name: 'हिन्दी' },
] as const;

export type Language = (typeof languages)[number]['code'];
export const fallbackLanguage: Language = 'en';
export const languageCodes: readonly Language[] = languages.map(({ code }) => code);
