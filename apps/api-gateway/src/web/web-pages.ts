import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listingsPath } from '@vybac/contracts/listings';
import { type HeaderList, sendBytes } from '../security/security-headers';
import { Compressible } from './compressible';
import { answersHtml, headHtml } from './head';
import { HotAnswers } from './hot-answers';
import { listedSearches } from './list-head';
import { type Openings, readOpenings } from './openings';
import type { PageHeads } from './page-heads';
import { PageLanguages } from './page-language';
import { type Preloads, readPreloads } from './preloads';

/** The web app's addresses. Those of listings and what else depends on data are judged by their head. */
export const pagePaths = [
  '/',
  '/listings',
  '/listing/:listingId',
  '/create-listing',
  '/create-ai-listing',
  '/create-image-listing',
  '/create-text-listing',
  '/create-voice-listing',
  '/ai-listing-info',
  '/auth',
  '/signup',
  '/dashboard',
  '/favorites',
  '/chat',
  '/chat/:recipientId',
  '/messages',
  '/notifications',
  '/alerts',
  '/newsletter',
  '/feed',
] as const;

/** First pages that many visitors open. */
const shared = new Set(['/', ...listedSearches.map(listingsPath)]);

const pageType = [
  ...['content-type', 'text/html; charset=utf-8'],
  ...['cache-control', 'no-cache'],
  ...['vary', 'accept-encoding, accept-language, cookie'],
];

/** The frame's bars of a page that is not known better. */
const bars = /<!--opening-->[^]*<!--\/opening-->/;

interface Page {
  readonly status: number;
  readonly html: Compressible;
}

export interface WebPagesOptions {
  /** Where the built web app lies. */
  readonly directory: string;
  readonly heads: PageHeads;
  /** Sent with every page. */
  readonly headers: HeaderList;
  readonly addressOf: (request: IncomingMessage) => string;
  /** True when a `cookie` header carries a session. */
  readonly hasSession: (cookies: string | undefined) => boolean;
  /** Of prices that no listing carries, such as those of filters. */
  readonly currency: string;
  /** The share of visits that browsers are to trace, where tracing is on. */
  readonly tracedShare?: number | undefined;
}

/** `index.html` with the page's head put in, what is seen of it before its code is there, and for visitors what its first screen asks for. */
export class WebPages {
  private readonly hot = new HotAnswers<Page>();

  private readonly headers: HeaderList;
  private readonly languages: PageLanguages;

  private constructor(
    private readonly template: string,
    private readonly preloads: Preloads,
    private readonly openings: Openings,
    private readonly options: WebPagesOptions,
  ) {
    this.headers = [...options.headers, ...pageType];
    this.languages = new PageLanguages(openings.languages);
  }

  static async open(options: WebPagesOptions): Promise<WebPages> {
    const template = await readFile(join(options.directory, 'index.html'), 'utf8');
    const { directory } = options;
    return new WebPages(template, await readPreloads(directory), await readOpenings(directory), options);
  }

  /** Whether it is ready-made for all visitors, so that it costs next to nothing. */
  isShared({ url = '/' }: IncomingMessage): boolean {
    return shared.has(url);
  }

  /** @param status what to answer with instead of what the page's head says */
  async answer(request: IncomingMessage, response: ServerResponse, status?: number): Promise<void> {
    const { url = '/', headers } = request;
    // Answers for visitors would be wrong for whoever has a session, such as whether a listing is one's own.
    const isVisitor = !this.options.hasSession(headers.cookie);
    const language = this.languages.of(request);
    const make = () => this.make(url, language, isVisitor ? this.options.addressOf(request) : undefined);
    const found = shared.has(url) ? this.hot.of(`${isVisitor}${language}${url}`, make) : make();
    const page = 'then' in found ? await found : found;
    const sendable = page.html.for(headers['accept-encoding']);
    const { bytes, encoding } = 'then' in sendable ? await sendable : sendable;
    const answered = encoding ? [...this.headers, 'content-encoding', encoding] : this.headers;
    sendBytes(response, status ?? page.status, answered, bytes);
  }

  /** What visitors were shown is out of date. */
  drop(): void {
    this.hot.drop();
  }

  private async make(url: string, language: string, visitor: string | undefined): Promise<Page> {
    const head = await this.options.heads.of(url, visitor);
    const path = url.split('?', 1)[0] ?? '/';
    const { currency, tracedShare } = this.options;
    const tracing = tracedShare === undefined ? '' : `<meta name="tracing" content="${tracedShare}">\n    `;
    const settings = `<meta name="currency" content="${currency}">\n    ${tracing}`;
    const html = this.template
      .replace('<!--head-->', () => `${headHtml(head)}\n    ${settings}${this.preloads(path)}`)
      .replace(bars, (plain) => (head.opening && this.openings.of(path, language, head.opening)) ?? plain)
      .replace('<!--state-->', () => (visitor === undefined ? '' : answersHtml(head)));
    return { status: head.status, html: new Compressible(html) };
  }
}
