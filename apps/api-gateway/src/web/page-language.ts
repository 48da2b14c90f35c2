import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** What was chosen in the web app, which keeps it here too. */
const chosen = /(?:^|;\s*)i18next=(\w+)/;

/**
 * The language in which the web app will speak to whoever asks (apps/web/src/i18n/detection.ts): that of the address, the
 * chosen one, the browser's.
 *
 * @param languages the first is for those who speak none of them
 */
export function pageLanguage(request: IncomingMessage, languages: readonly string[]): string {
  const { url = '/', headers } = request;
  const inAddress = /[?&]lng=(\w+)/.exec(url)?.[1];
  const asked = [inAddress, chosen.exec(headers.cookie ?? '')?.[1], new Negotiator(request).language([...languages])];
  return asked.find((language) => language !== undefined && languages.includes(language)) ?? languages[0] ?? 'en';
}
