import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** What was chosen in the web app, which keeps it here too. */
const chosen = /(?:^|;\s*)i18next=(\w+)/;
const inAddress = /[?&]lng=(\w+)/;

/** The language in which the web app will speak to whoever asks (apps/web/src/i18n/detection.ts). */
export class PageLanguages {
  /** By what browsers say of themselves: a few sentences, said again and again. */
  private readonly understood = new LRUCache<string, string>({ max: 500 });
  private readonly first: string;

  /** @param languages the first is for those who speak none of them */
  constructor(private readonly languages: readonly string[]) {
    this.first = languages[0] ?? 'en';
  }

  /** That of the address, the chosen one, the browser's. */
  of({ url = '/', headers }: IncomingMessage): string {
    const asked = [inAddress.exec(url)?.[1], headers.cookie && chosen.exec(headers.cookie)?.[1]];
    return asked.find((language) => language && this.languages.includes(language)) ?? this.ofBrowser(headers);
  }

  private ofBrowser(headers: IncomingMessage['headers']): string {
    const spoken = headers['accept-language'];
    if (!spoken) return this.first;
    const known = this.understood.get(spoken);
    if (known) return known;
    const language = new Negotiator({ headers }).language([...this.languages]) ?? this.first;
    this.understood.set(spoken, language);
    return language;
  }
}
