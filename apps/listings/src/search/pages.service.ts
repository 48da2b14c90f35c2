import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ListingsStore } from '../listings/listings.store';

/** How old a first page may be, in milliseconds: the gateway keeps it as long again, and together it is a second at most. */
const freshFor = 500;
const kept = 500;

/**
 * First pages as the bytes that go out, and how much there is. Forgotten at once when this process writes a listing. What is
 * kept are promises, so that many who ask at once share one query, and an answer read before a write is never kept after it.
 */
@Injectable()
export class Pages {
  private readonly made = new LRUCache<string, Promise<Buffer>>({ max: kept, ttl: freshFor });
  private readonly totals = new LRUCache<string, Promise<number>>({ max: kept, ttl: freshFor });

  constructor(listings: ListingsStore) {
    listings.onWrite(() => {
      this.made.clear();
      this.totals.clear();
    });
  }

  bytes(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    return remembered(this.made, key, make);
  }

  total(key: string, count: () => Promise<number>): Promise<number> {
    return remembered(this.totals, key, count);
  }
}

function remembered<Value>(
  cache: LRUCache<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  // A failure is nobody else's answer.
  made.catch(() => {
    if (cache.peek(key) === made) cache.delete(key);
  });
  return made;
}
