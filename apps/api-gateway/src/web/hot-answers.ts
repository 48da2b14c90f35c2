import { LRUCache } from 'lru-cache';

/**
 * Milliseconds. With the half second of the listings service's own pages, an event shows after one second at the latest, also
 * where its word was missed.
 */
const freshFor = 500;
const most = 200;

/**
 * Answers that many visitors ask for at once, kept ready for a moment. Those who come together wait for one answer; those who
 * come later have it without waiting at all, which is why what is at hand is given as it is and not as a promise.
 */
export class HotAnswers<Answer extends object> {
  private readonly kept: LRUCache<string, Answer | Promise<Answer>>;

  /**
   * @param milliseconds for which an answer is kept
   * @param count of answers that are kept
   */
  constructor(milliseconds = freshFor, count = most) {
    this.kept = new LRUCache({ max: count, ttl: milliseconds });
  }

  of(key: string, make: () => Promise<Answer>): Answer | Promise<Answer> {
    const known = this.kept.get(key);
    if (known) return known;
    const made = make();
    this.kept.set(key, made);
    made.then(
      (answer) => this.isKept(key, made) && this.kept.set(key, answer, { noUpdateTTL: true }),
      // A failure is nobody else's answer.
      () => this.isKept(key, made) && this.kept.delete(key),
    );
    return made;
  }

  /** What is at hand, and nothing is made. */
  ready(key: string): Answer | null {
    const known = this.kept.get(key);
    return known && !('then' in known) ? known : null;
  }

  /** They show something else from now on, those too that are being made. */
  drop(): void {
    this.kept.clear();
  }

  private isKept(key: string, made: Promise<Answer>): boolean {
    return this.kept.peek(key) === made;
  }
}
