import type { IncomingMessage } from 'node:http';
import { browseListings } from '@vybac/contracts/listings';
import type { ServiceClient } from '@vybac/platform';
import { HotAnswers } from './hot-answers';

type Query = Readonly<Record<string, unknown>>;

/** Few values each: pages that many visitors share. Searches and price limits are mostly asked for once. */
const shared = new Set(['category', 'sort', 'limit']);

/** First pages of browsing as bytes, for visitors. Whoever has a session is always answered by the service. */
export class HotBrowsing {
  private readonly answers = new HotAnswers<Buffer>();

  constructor(private readonly services: ServiceClient) {}

  /** A page that is ready for whoever asks without a session, for next to nothing. @returns null when there is none */
  ready(query: Query): Buffer | null {
    const key = keyOf(query);
    return key === null ? null : this.answers.ready(key);
  }

  /** @returns null when the service has to answer: the page is not shared, or the question is wrong */
  page({ headers }: IncomingMessage, query: Query): Buffer | null | Promise<Buffer | null> {
    const key = headers.authorization === undefined ? keyOf(query) : null;
    if (key === null) return null;
    const found = this.answers.of(key, () => this.ask(query));
    return 'then' in found ? found.catch(() => null) : found;
  }

  drop(): void {
    this.answers.drop();
  }

  private async ask(query: object): Promise<Buffer> {
    return Buffer.from(JSON.stringify(await this.services.call(browseListings, { query })));
  }
}

/** Null where the page is not shared. In whatever order they are asked for, they are one page. */
function keyOf(query: Query): string | null {
  for (const name in query) if (!shared.has(name) || typeof query[name] !== 'string') return null;
  return [...shared].map((name) => query[name]).join(' ');
}
