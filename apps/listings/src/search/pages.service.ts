import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ListingsStore } from '../listings/listings.store';

/** How old a first page may be, in milliseconds: the gateway keeps it as long again, and together it is a second at most. */
const freshFor = 500;
const kept = 500;

/**
 * First pages as the bytes that go out. Forgotten at once when this process writes a listing. What is
 * kept are promises, so that many who ask at once share one query, and an answer read before a write is never kept after it.
 */
@Injectable()
export class Pages {
  private readonly made = new LRUCache<string, Promise<Buffer>>({ max: kept, ttl: freshFor });

  constructor(listings: ListingsStore) {
    listings.onWrite(() => this.made.clear());
  }

  bytes(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.made.get(key);
    if (known) return known;
    const made = make();
    this.made.set(key, made);
    // A failure is nobody else's answer.
    made.catch(() => {
      if (this.made.peek(key) === made) this.made.delete(key);
    });
    return made;
  }
}
