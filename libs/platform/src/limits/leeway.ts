import { LRUCache } from 'lru-cache';

/** As the shared count was last heard of, and how often this process has counted since. */
interface Heard {
  readonly consumed: number;
  since: number;
}

const most = 50_000;
/** Smaller allowances guard what must not be guessed or flooded: those are always counted exactly. */
const generous = 100;

/**
 * Knows who is far from what they may do. They need not wait for the shared count, which goes on beside them: of a generous
 * allowance the first half is free to go, as far as this process knows, and the second half is counted one by one.
 */
export class Leeway {
  private readonly heard = new LRUCache<string, Heard>({ max: most });

  /** Takes one more act into account. @returns whether it is allowed whatever the shared count will say of it */
  allows(name: string, max: number): boolean {
    const heard = this.heard.get(name);
    if (!heard || max < generous) return false;
    heard.since += 1;
    return heard.consumed + heard.since <= max / 2;
  }

  /** The shared count has answered. @param milliseconds until the window closes */
  hear(name: string, consumed: number, milliseconds: number): void {
    if (milliseconds > 0) this.heard.set(name, { consumed, since: 0 }, { ttl: milliseconds });
  }
}
