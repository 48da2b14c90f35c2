import type { DetectorOptions } from 'i18next-browser-languagedetector';

/**
 * Where the language comes from, in this order (spec 1 §9). The detector itself leaves out cookies where they are unavailable
 * and discards values that are not shaped like a language code, such as script. The choice is kept both where it is looked
 * up first (cookie, so that the server can read it too) and where the specification names it (`i18nextLng`).
 */
export const detection: DetectorOptions = {
  order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
  lookupQuerystring: 'lng',
  lookupCookie: 'i18next',
  lookupLocalStorage: 'i18nextLng',
  lookupSessionStorage: 'i18nextLng',
  caches: ['localStorage', 'cookie'],
  cookieMinutes: 365 * 24 * 60,
  cookieOptions: { path: '/', sameSite: 'lax' },
  excludeCacheFor: ['cimode'],
  // We have one text per language, so `pt-BR` is `pt` everywhere: in storage, in the cookie and in <html lang>.
  convertDetectedLanguage: (code) => code.split(/[-_@.]/)[0] ?? code,
};
