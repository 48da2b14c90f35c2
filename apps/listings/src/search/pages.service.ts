import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Channel, pagesChannel } from '@vybac/platform';
import { LRUCache } from 'lru-cache';
import { ListingsStore } from '../listings/listings.store';

/** How old a first page may be, in milliseconds: the gateway keeps it as long again, and together it is a second at most. */
const freshFor = 500;
const kept = 500;
/** Writes of so many milliseconds are one word to the others: a busy market must not keep every process from keeping pages. */
const gatherFor = 50;

/**
 * First pages as the bytes that go out. Forgotten at once when this process writes a listing, and a moment later in every
 * process that keeps pages (ADR 12). What is kept are promises, so that many who ask at once share one query, and an answer
 * read before a write is never kept after it.
 */
@Injectable()
export class Pages implements OnModuleInit {
  private readonly logger = new Logger('Pages');
  private readonly made = new LRUCache<string, Promise<Buffer>>({ max: kept, ttl: freshFor });
  private gathering = false;

  constructor(
    listings: ListingsStore,
    private readonly channel: Channel,
  ) {
    listings.onWrite(() => {
      this.made.clear();
      this.tellOthers();
    });
  }

  async onModuleInit(): Promise<void> {
    const forget = () => this.made.clear();
    await this.channel.subscribe(pagesChannel, forget, forget);
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

  private tellOthers(): void {
    if (this.gathering) return;
    this.gathering = true;
    setTimeout(() => {
      this.gathering = false;
      // Whoever misses it shows its pages until they are half a second old.
      this.channel.publish(pagesChannel, {}).catch((error: unknown) => this.logger.debug(String(error)));
    }, gatherFor).unref();
  }
}
