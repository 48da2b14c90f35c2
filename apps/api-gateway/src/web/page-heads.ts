import type { OutputOf } from '@vybac/contracts';
import { browseInputOf, browseListings, readListingsSearch, showListing } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import type { ServiceClient } from '@vybac/platform';
import type { PageHead } from './head';
import { gridOpening, gridPreload, itemList, listedSearches, listHead } from './list-head';
import { listingHead } from './listing-head';

const slogan = 'Make Cash. Lose Clutter.';
const description = 'A 100% free marketplace for students and local communities: list in seconds, chat, haggle, meet.';
/** What the home page asks for first. */
const newest = { sort: 'newest', limit: 12 } as const;
/** Milliseconds; a page that is late is worse than one that asks for its listings itself. */
const patience = { timeLimitMilliseconds: 1_000 };

type BrowseQuery = ReturnType<typeof browseInputOf>;

/** Finds the head of a page by its path. What it cannot find out in time it leaves out: the page still works. */
export class PageHeads {
  constructor(
    private readonly services: ServiceClient,
    private readonly origin: string,
  ) {}

  /**
   * @param url path and query
   * @param visitor the address of whoever has no session and sees the answers: their look at a listing is a view of it. With a
   * session the page asks itself.
   */
  async of(url: string, visitor?: string): Promise<PageHead> {
    const path = url.split('?', 1)[0] ?? '/';
    const listingId = /^\/listing\/([^/]+)\/?$/.exec(path)?.[1];
    if (listingId) return this.ofListing(listingId, visitor);
    if (path === '/') return this.ofHome();
    return path === '/listings' ? this.ofList(url) : this.plain(path);
  }

  private async ofListing(id: string, visitor: string | undefined): Promise<PageHead> {
    const path = `/listing/${encodeURIComponent(id)}`;
    try {
      const listing = await this.services.call(
        showListing,
        { params: { id } },
        { ...patience, clientAddress: visitor },
      );
      return listingHead(listing, this.origin, `/api/listings/${id}`);
    } catch (error) {
      const code = error instanceof AppError ? error.code : '';
      if (code === 'listing.removed') return { ...this.plain(path), status: 410, title: 'Removed – Vybac' };
      if (code === 'listing.missing') return { ...this.plain(path), status: 404, title: 'Listing not found – Vybac' };
      return this.plain(path);
    }
  }

  private async ofHome(): Promise<PageHead> {
    const { origin } = this;
    const answer = await this.browse(newest);
    const about = [{ '@context': 'https://schema.org', '@type': 'WebSite', name: 'Vybac', url: `${origin}/` }];
    return { ...this.plain('/'), about, opening: {}, answers: answer ? { [addressOf(newest)]: answer } : {} };
  }

  private async ofList(url: string): Promise<PageHead> {
    const search = readListingsSearch(Object.fromEntries(new URL(url, this.origin).searchParams));
    const head = { ...listHead(search, this.origin), answers: {} };
    // Any other search is asked for once: its page asks itself.
    if (!listedSearches.some((listed) => isSame(listed, search))) return head;
    const query = browseInputOf(search);
    const answer = await this.browse(query);
    if (!answer) return head;
    return {
      ...head,
      answers: { [addressOf(query)]: answer },
      preload: gridPreload(answer.items),
      opening: gridOpening(answer.items),
      about: [itemList(answer.items, this.origin)],
    };
  }

  private browse(query: BrowseQuery): Promise<OutputOf<typeof browseListings> | null> {
    return this.services.call(browseListings, { query }, patience).catch(() => null);
  }

  private plain(path: string): PageHead {
    return { status: 200, title: `Vybac – ${slogan}`, description, canonical: this.origin + path, answers: {} };
  }
}

/** The web app must ask in the same words. */
function addressOf(query: object): string {
  return `/api/listings?${new URLSearchParams(query as Record<string, string>).toString()}`;
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
