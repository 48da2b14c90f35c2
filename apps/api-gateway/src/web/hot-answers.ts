import { LRUCache } from 'lru-cache';

/** Milliseconds. With the half second of the listings service's own pages, an event shows after one second at the latest. */
const freshFor = 500;
const most = 200;

/**
 * Answers that many visitors ask for at once, kept ready for a moment. What is kept are promises, so that those who come
 * together wait for one answer.
 */
export class HotAnswers<Answer extends object> {
  private readonly kept = new LRUCache<string, Promise<Answer>>({ max: most, ttl: freshFor });

  of(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.kept.get(key);
    if (known) return known;
    const made = make();
    this.kept.set(key, made);
    // A failure is nobody else's answer.
    made.catch(() => this.kept.delete(key));
    return made;
  }
}
