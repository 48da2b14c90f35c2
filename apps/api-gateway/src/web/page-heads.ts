import { browseListings, showListing } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import type { ServiceClient } from '@vybac/platform';
import { gridHead, listingHead, type PageHead } from './head';

const slogan = 'Make Cash. Lose Clutter.';
const description = 'A 100% free marketplace for students and local communities: list in seconds, chat, haggle, meet.';
/** What the home page asks for first; the web app must ask in the same words. */
export const newestAddress = '/api/listings?sort=newest&limit=12';
/** The same for the browse page. */
export const browseAddress = '/api/listings?sort=newest';

/** Finds the head of a page by its path. What it cannot find out in time it leaves out: the page still works. */
export class PageHeads {
  constructor(
    private readonly services: ServiceClient,
    private readonly origin: string,
  ) {}

  /** @param url path and query */
  async of(url: string): Promise<PageHead> {
    const path = url.split('?', 1)[0] ?? '/';
    const listingId = /^\/listing\/([^/]+)\/?$/.exec(path)?.[1];
    if (listingId) return this.ofListing(listingId);
    if (path === '/') return this.ofGrid(path, newestAddress, { sort: 'newest', limit: 12 });
    // A search is asked for once: its page asks itself.
    return url === '/listings' ? this.ofGrid(path, browseAddress, { sort: 'newest' }) : this.plain(path);
  }

  private async ofListing(id: string): Promise<PageHead> {
    const path = `/listing/${encodeURIComponent(id)}`;
    try {
      const listing = await this.services.call(showListing, { params: { id } }, { timeLimitMilliseconds: 1_000 });
      return listingHead(listing, this.origin, `/api/listings/${id}`);
    } catch (error) {
      const code = error instanceof AppError ? error.code : '';
      if (code === 'listing.removed') return { ...this.plain(path), status: 410, title: 'Removed – Vybac' };
      if (code === 'listing.missing') return { ...this.plain(path), status: 404, title: 'Listing not found – Vybac' };
      return this.plain(path);
    }
  }

  private async ofGrid(path: string, address: string, query: { sort: 'newest'; limit?: number }): Promise<PageHead> {
    const head = this.plain(path);
    try {
      const answer = await this.services.call(browseListings, { query }, { timeLimitMilliseconds: 1_000 });
      const answered = { ...head, answers: { [address]: answer } };
      // At home the grid lies below the first screen.
      return path === '/' ? answered : gridHead(answer.items, answered);
    } catch {
      return head;
    }
  }

  private plain(path: string): PageHead {
    return { status: 200, title: `Vybac – ${slogan}`, description, canonical: this.origin + path, answers: {} };
  }
}
