import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { detection } from './detection';
import { fallbackLanguage, languageCodes } from './languages';

function detector() {
  return new LanguageDetector({ languageUtils: {} }, { ...detection });
}

function browserLanguage(...languages: string[]) {
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages);
  jest.spyOn(window.navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
}

describe('the language of the interface', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    document.cookie = 'i18next=; Max-Age=0; Path=/';
    document.documentElement.lang = 'en';
    window.history.replaceState(null, '', '/');
    browserLanguage('pt');
  });

  it('is looked for in the address, cookie, storage, browser and page, in this order', () => {
    document.documentElement.lang = 'hi';
    browserLanguage('pt');
    sessionStorage.setItem('i18nextLng', 'it');
    localStorage.setItem('i18nextLng', 'de');
    document.cookie = 'i18next=fr; Path=/';
    window.history.replaceState(null, '', '/listings?q=bike&lng=es');

    const found: string[] = [];
    const forget = [
      () => window.history.replaceState(null, '', '/'),
      () => void (document.cookie = 'i18next=; Max-Age=0; Path=/'),
      () => localStorage.clear(),
      () => sessionStorage.clear(),
      () => browserLanguage(),
      () => undefined,
    ];
    for (const step of forget) {
      found.push(String(detector().detect()));
      step();
    }
    expect(found).toEqual(['es', 'fr', 'de', 'it', 'pt', 'hi']);
  });

  it.each(['"><script>alert(1)</script>', 'javascript:alert(1)', 'en" onload="x()', '__proto__'])(
    'never becomes %s',
    (value) => {
      localStorage.setItem('i18nextLng', value);
      expect(detector().detect()).toBe('pt');
    },
  );

  it('is a language without its region', () => {
    browserLanguage('zh-Hant-TW', 'en-GB');
    expect(detector().detect()).toBe('zh');
  });

  it('is remembered for the next visit, but not the test mode', () => {
    detector().cacheUserLanguage('ja');
    expect(localStorage.getItem('i18nextLng')).toBe('ja');
    expect(document.cookie).toContain('i18next=ja');

    detector().cacheUserLanguage('cimode');
    expect(localStorage.getItem('i18nextLng')).toBe('ja');
  });

  it('is English for readers of a language that we do not speak', async () => {
    const texts = { en: { common: { hello: 'Hello' } }, de: { common: { hello: 'Hallo' } } };
    const reader = i18next.createInstance();
    await reader.init({
      ...{ lng: 'nl', supportedLngs: languageCodes, fallbackLng: fallbackLanguage },
      ...{ defaultNS: 'common', resources: texts },
    });
    expect(reader.t('hello')).toBe('Hello');
  });
});
