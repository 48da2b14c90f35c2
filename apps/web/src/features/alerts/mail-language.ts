import { languageCodes } from '../../i18n/languages';

/** In which language mails come: that of the screen. */
export function mailLanguage(screen: string) {
  return languageCodes.find((code) => code === screen) ?? 'en';
}
